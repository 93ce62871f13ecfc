import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeEventCard,
  renderScreen,
  screen,
  tellLive,
  testDegreeGroup,
  testEventId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { TimeZoneProvider } from '@portal/shared/ui'
import { beforeEach, describe, expect, it } from 'vitest'
import { EventListPage } from './event-list-page.tsx'
import { courseCalls, degreeGroupsCall, type EventKind, seminarCalls } from './events.queries.ts'

beforeEach(() => fakeDate('2027-03-05T09:00:00Z'))

const page = (...seminars: ReturnType<typeof makeEventCard>[]) => ({
  seminars,
  totalCount: seminars.length,
})

interface Opened {
  kind?: EventKind
  path?: string
  role?: 'Student' | 'Tutor'
  zone?: string
  isViewing?: boolean
}

function open(calls: FakeCalls = {}, opened: Opened = {}) {
  const { kind = 'seminar', path = '/seminars', role = 'Student', zone, isViewing } = opened
  return renderScreen(
    <TimeZoneProvider {...(zone !== undefined && { zone })}>
      <EventListPage kind={kind} description="What there is." />
    </TimeZoneProvider>,
    {
      ...{ path, role },
      claims: { isImpersonating: isViewing ?? false },
      calls: {
        [seminarCalls.upcoming]: page(makeEventCard()),
        [seminarCalls.past]: page(),
        [courseCalls.upcoming]: { courses: [makeEventCard()], totalCount: 1 },
        [courseCalls.past]: { courses: [], totalCount: 0 },
        [degreeGroupsCall]: [testDegreeGroup],
        ...calls,
      },
    },
  )
}

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  const card = heading.closest('li')
  if (card === null) throw new Error(`${title} is on no card`)
  return within(card)
}

describe('a card', () => {
  it('has the facts of a seminar, and leads to it', async () => {
    const { container } = open({
      [seminarCalls.upcoming]: page(
        makeEventCard({ waiting: 0, files: [{ id: testUid(330), name: 'slides.pdf' }] }),
      ),
    })
    const card = await cardOf('Vectors')
    expect(card.getByRole('link', { name: 'Vectors' })).toHaveAttribute(
      'href',
      `/seminars/vectors/${testEventId}`,
    )
    for (const fact of ['12 of 20 places', 'Owen Pike', 'Engineering', '1 file']) {
      expect(card.getByText(fact)).toBeVisible()
    }
    expect(card.getByText(/6 March 2027, 10:00 to 12:00$/)).toBeVisible()
    await screen.findByRole('combobox', { name: 'Month' })
    await expectNoAxeViolations(container)
  })

  it('says when it is by one’s own zone', async () => {
    open({}, { zone: 'Asia/Tokyo' })
    expect((await cardOf('Vectors')).getByText(/6 March 2027, 19:00 to 21:00$/)).toBeVisible()
    expect(screen.getByText('Times are in your own time zone.')).toBeVisible()
  })

  it.each([
    ['nothing of it', {}, null, 'Register'],
    ['a place', { ownState: 'registered', mayRegister: false }, 'You have a place', 'Cancel place'],
    [
      'a place while it runs',
      { ownState: 'registered', mayRegister: false, isLive: true },
      'You have a place',
      'Join',
    ],
    [
      'the third place in the queue',
      { ownState: 'waiting', queuePlace: 3, registered: 20, waiting: 5, mayRegister: false },
      'You are 3rd',
      'Leave the queue',
    ],
    ['given it back', { ownState: 'cancelled' }, 'You gave your place back', 'Register'],
    ['found it full', { registered: 20 }, 'Full', 'Join the queue'],
    // A place that is free belongs to those who wait.
    ['found others waiting', { registered: 19, waiting: 1 }, 'Full', 'Join the queue'],
    ['found it cancelled', { state: 'cancelled', mayRegister: false }, 'Cancelled', null],
  ] as const)('offers one step to who has %s', async (_, changes, state, step) => {
    open({ [seminarCalls.upcoming]: page(makeEventCard(changes)) })
    const card = await cardOf('Vectors')
    if (state !== null) expect(card.getByText(state)).toBeVisible()
    const steps = [...card.queryAllByRole('button'), ...card.getAllByRole('link')]
      .map((one) => one.textContent)
      .filter((text) => text !== 'Vectors')
    expect(steps).toEqual(step === null ? [] : [step])
  })

  it('counts those who wait, and says what has no limit', async () => {
    open({
      [seminarCalls.upcoming]: page(
        makeEventCard({ registered: 20, waiting: 3 }),
        makeEventCard({ id: testUid(301), title: 'Open', capacity: null, registered: 1 }),
      ),
    })
    expect((await cardOf('Vectors')).getByText('20 of 20 places, 3 waiting')).toBeVisible()
    expect((await cardOf('Open')).getByText('1 place taken')).toBeVisible()
  })

  it('leads a learner to the recording once it is over', async () => {
    const over = { nextSession: null, mayRegister: false, hasRecording: true }
    const before = { startsAt: '2027-03-01T10:00:00Z', endsAt: '2027-03-01T12:00:00Z' }
    open(
      { [seminarCalls.past]: page(makeEventCard({ ...over, ...before })) },
      { path: '/seminars?tab=past' },
    )
    const card = await cardOf('Vectors')
    expect(card.getByText('With a recording')).toBeVisible()
    expect(card.getByRole('link', { name: 'Watch the recording: Vectors' })).toHaveAttribute(
      'href',
      `/seminars/vectors/${testEventId}`,
    )
  })

  it('offers no place to those who teach', async () => {
    open({}, { role: 'Tutor' })
    expect((await cardOf('Vectors')).queryByRole('button')).toBeNull()
  })

  it('registers, and shows the place', async () => {
    const { user, network } = open({
      'POST /Event/Event/Register': { state: 'registered', queuePlace: null },
    })
    const card = await cardOf('Vectors')
    network.answer({
      [seminarCalls.upcoming]: page(
        makeEventCard({ ownState: 'registered', registered: 13, mayRegister: false }),
      ),
    })
    await user.click(card.getByRole('button', { name: 'Register: Vectors' }))
    expect(await screen.findByText('You have a place in Vectors.')).toBeVisible()
    expect(network.requestsOf('POST /Event/Event/Register')[0]?.body).toEqual({
      ...{ id: testEventId, acceptsQueue: false },
    })
    expect(await screen.findByText('13 of 20 places')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel place: Vectors' })).toBeVisible()
  })

  it('registers nobody while the portal of a student is viewed', async () => {
    const { user, network } = open({}, { isViewing: true })
    const button = (await cardOf('Vectors')).getByRole('button', { name: 'Register: Vectors' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(network.requestsOf('POST /Event/Event/Register')).toEqual([])
  })
})

describe('the list', () => {
  it('has what runs now first', async () => {
    const later = makeEventCard({ id: testUid(301), title: 'Waves' })
    open({ [seminarCalls.upcoming]: page(later, makeEventCard({ isLive: true })) })
    const live = within(await screen.findByRole('region', { name: 'Live now' }))
    expect(live.getByRole('heading', { name: 'Vectors', level: 3 })).toBeVisible()
    expect(live.queryByRole('heading', { name: 'Waves' })).toBeNull()
    const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(names).toEqual(['Vectors', 'Waves'])
  })

  it('is filtered by month, days and degree group, which stand in the address', async () => {
    const { user, network, address } = open()
    const asked = () => network.requestsOf(seminarCalls.upcoming).at(-1)?.query
    const month = await screen.findByRole('combobox', { name: 'Month' })
    await user.selectOptions(month, 'January')
    await waitFor(() => expect(asked()).toMatchObject({ MonthNumber: '1' }))
    const degrees = screen.getByRole('combobox', { name: 'Degree group' })
    await user.selectOptions(degrees, await screen.findByRole('option', { name: 'Engineering' }))
    const days = within(await screen.findByRole('group', { name: 'Days' }))
    await user.type(days.getByRole('textbox', { name: 'First day' }), '06/03/2027{Enter}')
    await user.type(days.getByRole('textbox', { name: 'Last day' }), '07/03/2027{Enter}')
    await waitFor(() =>
      expect(asked()).toEqual({
        ...{ pageNo: '1', pageSize: '20', MonthNumber: '1', DegreeGroupID: '4' },
        ...{ FromDateRange: '2027-03-06', ToDateRange: '2027-03-07' },
      }),
    )
    expect(address()).toBe('/seminars?month=1&degrees=4&days=2027-03-06..2027-03-07')
    // What is past is filtered by the same.
    await user.click(screen.getByRole('tab', { name: 'Past' }))
    await waitFor(() =>
      expect(network.requestsOf(seminarCalls.past).at(-1)?.query).toMatchObject({
        ...{ MonthNumber: '1', DegreeGroupID: '4' },
      }),
    )
    expect(await screen.findByText('No seminar fits')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? month)
    expect(await screen.findByText('No past seminars yet')).toBeVisible()
    expect(address()).toBe('/seminars?tab=past')
  })

  it('of courses is searched by title, under the names of its own call', async () => {
    const { user, network } = open({}, { kind: 'course', path: '/courses?page=1' })
    expect((await cardOf('Vectors')).getByRole('link', { name: 'Vectors' })).toHaveAttribute(
      'href',
      `/courses/vectors/${testEventId}`,
    )
    await user.type(await screen.findByRole('searchbox'), 'phys')
    await waitFor(() =>
      expect(network.requestsOf(courseCalls.upcoming).at(-1)?.query).toEqual({
        ...{ PageNo: '1', PageSize: '20', CourseTitle: 'phys' },
      }),
    )
  })

  it.each(['seminar', 'course'] as const)('says that no %s is planned', async (kind) => {
    const { user } = open(
      {
        [seminarCalls.upcoming]: page(),
        [courseCalls.upcoming]: { courses: [], totalCount: 0 },
      },
      { kind },
    )
    const title = await screen.findByText(`No ${kind}s are planned yet.`)
    expect(title.parentElement).toHaveTextContent(
      `No ${kind}s are planned yet.Past ones and their recordings are under Past.`,
    )
    await user.click(screen.getByRole('tab', { name: 'Past' }))
    expect(await screen.findByText(`No past ${kind}s yet`)).toBeVisible()
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { user, network } = open({
      [seminarCalls.upcoming]: new ApiError({ status: 422, message: 'Away.' }),
    })
    expect(await screen.findByText('The seminars could not be loaded')).toBeVisible()
    network.answer({ [seminarCalls.upcoming]: page(makeEventCard()) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Vectors' })).toBeVisible()
  })

  it('follows what others do while it is open', async () => {
    const { network } = open()
    await cardOf('Vectors')
    network.answer({ [seminarCalls.upcoming]: page(makeEventCard({ registered: 20 })) })
    tellLive()
    expect(await screen.findByRole('button', { name: 'Join the queue: Vectors' })).toBeVisible()
  })

  it('has pages', async () => {
    open({ [seminarCalls.upcoming]: { seminars: [makeEventCard()], totalCount: 41 } })
    const pages = await screen.findByRole('navigation', { name: 'Pages of seminars' })
    expect(within(pages).getByRole('link', { name: /2/ })).toHaveAttribute(
      'href',
      '/seminars?page=2',
    )
  })
})
