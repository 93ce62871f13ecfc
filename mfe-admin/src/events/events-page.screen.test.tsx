import { ApiError } from '@portal/shared/api'
import { allEventsCall } from '@portal/shared/events'
import {
  chooseInRow,
  expectNoAxeViolations,
  fakeDate,
  screen,
  tellLive,
  testEventId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectSaid, makeEventRow, openEvents } from './events.testing.tsx'

const publishCall = 'POST /Event/admin/Event/Publish'
const cancelCall = 'POST /Event/admin/Event/Cancel'
const removeCall = 'POST /Event/admin/Event/Remove'
const duplicateCall = 'POST /Event/admin/Event/Duplicate'

beforeEach(() => fakeDate('2027-03-05T09:00:00Z'))

const listed = (...events: ReturnType<typeof makeEventRow>[]) => ({
  events,
  totalCount: events.length,
})
const draft = makeEventRow({ id: testUid(302), title: 'Waves', state: 'draft', registered: 0 })

describe('the list of those who plan', () => {
  it('has all with their state, tutors, places and report', async () => {
    const name = 'x'.repeat(200)
    const { network, container } = openEvents({
      [allEventsCall]: listed(
        makeEventRow({ waiting: 3, registered: 20, title: name }),
        makeEventRow({ ...draft, sessions: 3, capacity: null }),
      ),
    })
    const row = within(await screen.findByRole('row', { name: new RegExp(name) }))
    for (const text of ['Owen Pike', '20 of 20 places, 3 waiting', 'Published', 'Not begun']) {
      expect(row.getByText(text)).toBeVisible()
    }
    expect(row.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
      'href',
      `/seminars/vectors/${testEventId}`,
    )
    const other = within(screen.getByRole('row', { name: /Waves/ }))
    for (const text of ['Draft', '3 sessions', '0 places taken']) {
      expect(other.getByText(text)).toBeVisible()
    }
    expect(network.requestsOf(allEventsCall)[0]?.query).toEqual({
      ...{ pageNo: '1', pageSize: '20', sort: 'startsAt', direction: 'desc', kind: 'seminar' },
    })
    await screen.findByRole('combobox', { name: 'Tutor' })
    await expectNoAxeViolations(container)
  })

  it.each([
    ['2027-03-06T11:00:00Z', 'Under way'],
    ['2027-03-06T12:00:00Z', 'Over'],
  ])('says at %s of one that was published: %s', async (now, words) => {
    vi.setSystemTime(now)
    openEvents()
    expect(
      within(await screen.findByRole('row', { name: /Vectors/ })).getByText(words),
    ).toBeVisible()
  })

  it('has courses at their own address', async () => {
    const { network } = openEvents(
      { [allEventsCall]: listed(makeEventRow({ kind: 'course' })) },
      { kind: 'course' },
    )
    expect(await screen.findByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
    expect(await screen.findByRole('link', { name: /Vectors/ })).toHaveAttribute(
      'href',
      `/courses/vectors/${testEventId}`,
    )
    expect(network.requestsOf(allEventsCall)[0]?.query.kind).toBe('course')
    expect(screen.getByRole('button', { name: 'New course' })).toBeVisible()
  })

  it('is filtered by state, tutor and degree group, and searched', async () => {
    const { user, network } = openEvents()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Drafts')
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Degree group' }),
      await screen.findByRole('option', { name: 'Engineering' }),
    )
    await user.type(await screen.findByRole('combobox', { name: 'Tutor' }), 'Owen')
    await user.click(await screen.findByRole('option', { name: /Owen Pike/ }))
    await user.type(screen.getByRole('searchbox'), 'vec')
    await waitFor(() =>
      expect(network.requestsOf(allEventsCall).at(-1)?.query).toMatchObject({
        ...{ state: 'draft', degreeGroupId: '4', tutorId: testUid(320), search: 'vec' },
        ...{ kind: 'seminar' },
      }),
    )
  })

  it.each(['seminar', 'course'] as const)(
    'says that there is no %s, and begins one',
    async (kind) => {
      const { user, address } = openEvents({ [allEventsCall]: listed() }, { kind })
      expect(await screen.findByText(`No ${kind} yet`)).toBeVisible()
      expect(screen.getByText('A new one is a draft until you publish it.')).toBeVisible()
      await user.click(screen.getAllByRole('button', { name: `New ${kind}` })[1] ?? document.body)
      expect(await screen.findByRole('dialog', { name: `New ${kind}` })).toBeVisible()
      expect(address()).toBe(`/${kind}s?edit=new`)
    },
  )

  it('that could not be loaded is asked for again', async () => {
    const { user, network } = openEvents({
      [allEventsCall]: new ApiError({ status: 422, message: 'Away.' }),
    })
    expect(await screen.findByText('The seminars could not be loaded')).toBeVisible()
    network.answer({ [allEventsCall]: listed(makeEventRow()) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Vectors/ })).toBeVisible()
  })

  it('follows what others do', async () => {
    const { network } = openEvents()
    await screen.findByText('12 of 20 places')
    network.answer({ [allEventsCall]: listed(makeEventRow({ registered: 13 })) })
    tellLive()
    expect(await screen.findByText('13 of 20 places')).toBeVisible()
  })
})

describe('what can be done with one', () => {
  it('depends on its state', async () => {
    const { user } = openEvents({
      [allEventsCall]: listed(
        makeEventRow(),
        draft,
        makeEventRow({ id: testUid(303), title: 'Light', state: 'cancelled' }),
      ),
    })
    const itemsOf = async (title: string) => {
      await user.click(await screen.findByRole('button', { name: `What to do with ${title}` }))
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
      await user.keyboard('{Escape}')
      return items
    }
    // Nobody loses a place with an event that is removed.
    expect(await itemsOf('Vectors')).toEqual(['Edit', 'Duplicate', 'History', 'Cancel it'])
    expect(await itemsOf('Waves')).toEqual(['Edit', 'Publish', 'Duplicate', 'History', 'Remove'])
    // It is cancelled for good.
    const row = within(screen.getByRole('row', { name: /Light/ }))
    expect(row.getAllByRole('button').map((item) => item.textContent)).toEqual([
      ...['Duplicate Light', 'History Light'],
    ])
  })

  it('is to publish a draft', async () => {
    const { user, network } = openEvents({
      ...{ [allEventsCall]: listed(draft), [publishCall]: { version: 4 } },
    })
    await screen.findByRole('row', { name: /Waves/ })
    network.answer({ [allEventsCall]: listed({ ...draft, state: 'published', version: 4 }) })
    await chooseInRow(user, 'Waves', 'Publish')
    await expectSaid('Waves is published. Learners see it now.')
    expect(network.requestsOf(publishCall)[0]?.body).toEqual({ id: draft.id, version: 3 })
    expect(
      await within(screen.getByRole('row', { name: /Waves/ })).findByText('Published'),
    ).toBeVisible()
  })

  it('is not to publish what is all past, which is said', async () => {
    const message = 'No session of it is to come.'
    const { user } = openEvents({
      [allEventsCall]: listed(draft),
      [publishCall]: new ApiError({ status: 422, message, serverMessage: message }),
    })
    await chooseInRow(user, 'Waves', 'Publish')
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('is to make copies, one each week', async () => {
    const { user, network } = openEvents({
      [duplicateCall]: { ids: [testUid(304), testUid(305), testUid(306)] },
    })
    await chooseInRow(user, 'Vectors', 'Duplicate')
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Vectors' }))
    const times = dialog.getByRole('spinbutton', { name: 'How many' })
    expect(dialog.getByRole('spinbutton', { name: 'Days from one to the next' })).toHaveValue(7)
    await user.clear(times)
    await user.type(times, '21')
    await user.click(dialog.getByRole('button', { name: 'Make drafts' }))
    expect(times).toHaveAccessibleDescription(/At most 20 times/)
    await user.clear(times)
    await user.type(times, '3')
    await user.click(dialog.getByRole('button', { name: 'Make drafts' }))
    await expectSaid('3 drafts of Vectors made.')
    expect(network.requestsOf(duplicateCall).map(({ body }) => body)).toEqual([
      { id: testEventId, times: 3, everyDays: 7 },
    ])
  })

  it('is to cancel it with a reason', async () => {
    const { user, network } = openEvents({ [cancelCall]: { version: 4 } })
    await chooseInRow(user, 'Vectors', 'Cancel it')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Vectors' }))
    expect(
      dialog.getByText(/^Everybody with a place, or waiting for one, is told why\./),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel it for good' }))
    const why = dialog.getByRole('textbox', { name: 'Why' })
    expect(why).toHaveAccessibleDescription(/Say why/)
    expect(network.requestsOf(cancelCall)).toEqual([])
    await user.type(why, 'The tutor is ill.')
    network.answer({ [allEventsCall]: listed(makeEventRow({ state: 'cancelled', version: 4 })) })
    await user.click(dialog.getByRole('button', { name: 'Cancel it for good' }))
    await expectSaid('Vectors is cancelled.')
    expect(network.requestsOf(cancelCall)[0]?.body).toEqual({
      ...{ id: testEventId, version: 3, reason: 'The tutor is ill.' },
    })
    expect(
      await within(screen.getByRole('row', { name: /Vectors/ })).findByText('Cancelled'),
    ).toBeVisible()
  })

  it('is to remove what nobody has a place in, with a way back', async () => {
    const { user, network } = openEvents({
      [allEventsCall]: listed(draft),
      [removeCall]: undefined,
    })
    await chooseInRow(user, 'Waves', 'Remove')
    await expectSaid('Waves is removed.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(removeCall).map(({ body }) => body)).toEqual([
        { id: draft.id, isRestored: false },
        { id: draft.id, isRestored: true },
      ]),
    )
  })
})
