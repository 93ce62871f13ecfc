import { ApiError, type CallAnswer } from '@portal/shared/api'
import { myEventsCall } from '@portal/shared/events'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testEventId,
  testSessionId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { dueOf } from './given.rules.ts'
import GivenScreen from './given.screen.tsx'

beforeEach(() => fakeDate('2027-03-07T09:00:00Z'))

type Given = CallAnswer<typeof myEventsCall>['events'][number]

const span = { startsAt: '2027-03-06T10:00:00Z', endsAt: '2027-03-06T12:00:00Z' }

function makeGiven(changes: Partial<Given> = {}): Given {
  return {
    ...{ id: testEventId, kind: 'seminar', title: 'Vectors', slug: 'vectors', ...span },
    ...{ state: 'published', sessions: 1, tutors: [], capacity: 20, registered: 12, waiting: 0 },
    ...{ nextSession: null, attendanceDue: 0, reportState: 'none', reportDueAt: null },
    ...{ stars: null, ratings: 0 },
    ...changes,
  }
}
const listed = (...events: Given[]) => ({ events, totalCount: events.length })

const open = (
  calls: FakeCalls = {},
  { role = 'Tutor', search = '' }: { role?: 'Tutor' | 'Senior Tutor'; search?: string } = {},
) =>
  renderScreen(<GivenScreen />, {
    role,
    path: `/tutor/seminars${search}`,
    calls: {
      [myEventsCall]: listed(makeGiven()),
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })

const rowOf = async (title: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(title) })
  return {
    row: within(row),
    to: within(row)
      .getByRole('link', { name: new RegExp(title) })
      .getAttribute('href'),
  }
}

it('has what is due first, as the server has it, and leads to where it is done', async () => {
  const { container } = open({
    [myEventsCall]: listed(
      makeGiven({ attendanceDue: 2, reportDueAt: '2027-03-08T12:00:00Z', ratings: 2 }),
      makeGiven({
        ...{ id: testUid(302), title: 'Waves', slug: 'waves', stars: 4, ratings: 3 },
        reportDueAt: '2027-03-08T12:00:00Z',
      }),
      // A course of a tutor opens where seminars do.
      makeGiven({
        ...{ id: testUid(303), kind: 'course', title: 'Weekend', slug: 'weekend', waiting: 3 },
        ...{ registered: 20, sessions: 4, nextSession: { id: testSessionId, ...span } },
      }),
      makeGiven({ id: testUid(304), title: 'Light', slug: '', state: 'cancelled' }),
    ),
  })
  const vectors = await rowOf('Vectors')
  expect(vectors.to).toBe(`/seminars/vectors/${testEventId}?tab=attendees`)
  for (const text of ['Attendance of 2 sessions', 'Report', '2 ratings', 'Seminar']) {
    expect(vectors.row.getByText(text)).toBeVisible()
  }
  expect(vectors.row.getByText(/^Over since/)).toHaveTextContent('6 Mar 2027')
  const waves = await rowOf('Waves')
  expect(waves.to).toBe(`/seminars/waves/${testUid(302)}?tab=report`)
  expect(waves.row.getByText('4.0 (3)')).toBeVisible()
  const weekend = await rowOf('Weekend')
  expect(weekend.to).toBe(`/seminars/weekend/${testUid(303)}`)
  for (const text of ['Course', '20 of 20 places, 3 waiting', '6 Mar 2027, 10:00']) {
    expect(weekend.row.getByText(text)).toBeVisible()
  }
  const light = await rowOf('Light')
  expect(light.row.getByText('Cancelled')).toBeVisible()
  const titles = screen.getAllByRole('row').map((row) => within(row).queryByRole('link'))
  expect(titles.flatMap((link) => link?.textContent ?? [])).toMatchObject([
    ...[/Vectors/, /Waves/, /Weekend/, /Light/].map((name) => expect.stringMatching(name)),
  ])
  await screen.findByRole('combobox', { name: 'Kind' })
  await expectNoAxeViolations(container)
})

it('is opened by kind, and filtered by what is due', async () => {
  const { user, network, address } = open({}, { search: '?kind=course' })
  const asked = () => network.requestsOf(myEventsCall).at(-1)?.query
  expect(await screen.findByRole('combobox', { name: 'Kind' })).toHaveValue('course')
  expect(asked()).toEqual({ pageNo: '1', pageSize: '20', kind: 'course' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Due')
  await waitFor(() => expect(asked()).toMatchObject({ kind: 'course', tab: 'due' }))
  expect(address()).toBe('/tutor/seminars?kind=course&tab=due')
  expect(screen.queryByRole('radio')).toBeNull()
})

it('has for senior tutors what the team gives, too', async () => {
  const { user, network } = open({}, { role: 'Senior Tutor' })
  expect(await screen.findByRole('radio', { name: 'Mine' })).toBeChecked()
  expect(network.requestsOf(myEventsCall)[0]?.query.isTeam).toBeUndefined()
  await user.click(screen.getByRole('radio', { name: 'My team’s' }))
  await waitFor(() => expect(network.requestsOf(myEventsCall).at(-1)?.query.isTeam).toBe('true'))
})

it('says that there is none, and what could not be loaded', async () => {
  const { unmount, network } = open({ [myEventsCall]: listed() })
  expect(await screen.findByText('You give no seminar or course yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All seminars' })).toHaveAttribute('href', '/seminars')
  unmount()
  network.restore()
  const failed = open({ [myEventsCall]: new ApiError({ status: 422, message: 'Away.' }) })
  expect(await screen.findByText('Your seminars and courses could not be loaded')).toBeVisible()
  failed.network.answer({ [myEventsCall]: listed(makeGiven()) })
  await failed.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Vectors/ })).toBeVisible()
})

it.each([
  [{ attendanceDue: 0, reportDueAt: null }, []],
  [{ attendanceDue: 1, reportDueAt: null }, ['Attendance of 1 session']],
  [{ attendanceDue: 0, reportDueAt: '2027-03-08T12:00:00Z' }, ['Report']],
])('what is due of %o', (event, words) => {
  expect(dueOf(event)).toEqual(words)
})
