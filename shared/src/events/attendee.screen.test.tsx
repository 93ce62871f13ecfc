import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testEventId,
  testSessionId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import AttendeeScreen from './attendee.screen.tsx'
import { attendeeCall } from './events.queries.ts'
import type { AttendeeRecord } from './giver.queries.ts'

const noteCall = 'POST /Event/tutor/Event/SaveAttendeeNote'

const record: AttendeeRecord = {
  ...{ studentId: testUid(1), fullName: 'Maya Clarke', yearGroup: 13 },
  ...{ schoolName: 'Ashdown College', eventTitle: 'Vectors' },
  place: {
    ...{ state: 'registered', queuePlace: null, cancelledAt: null },
    registeredAt: '2027-02-01T09:00:00Z',
  },
  sessions: [
    {
      ...{ id: testSessionId, title: 'Morning', startsAt: '2027-03-06T10:00:00Z' },
      ...{ joinedAt: '2027-03-06T10:12:00Z', attendance: 'late' },
      ...{ markedBy: 'Owen Pike', markedAt: '2027-03-06T12:05:00Z' },
    },
  ],
  rating: null,
  notes: [
    { id: testUid(5), text: 'Wrote beforehand.', by: 'Owen Pike', at: '2027-03-05T09:00:00Z' },
  ],
  elsewhere: { attended: 4, places: 5 },
}

const open = (changes: Partial<AttendeeRecord> = {}, calls: FakeCalls = {}) =>
  renderScreen(<AttendeeScreen />, {
    role: 'Tutor',
    path: `/seminars/vectors/${testEventId}/${testUid(1)}`,
    route: '/seminars/:name/:id/:uid',
    calls: { [attendeeCall]: { ...record, ...changes }, ...calls },
  })

const factOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

it('has the place, the attendance, notes, and how it is elsewhere', async () => {
  const { network, container } = open()
  expect(await screen.findByRole('heading', { name: 'Maya Clarke', level: 1 })).toBeVisible()
  expect(network.requestsOf(attendeeCall)[0]?.query).toEqual({ id: testEventId, uid: testUid(1) })
  expect(screen.getByText('Year 13, Ashdown College')).toBeVisible()
  expect(factOf('Place')).toBe('Has a place')
  expect(factOf('Registered')).toMatch(/1 Feb 2027/)
  expect(factOf('At other events')).toBe('4 of 5 sessions attended')
  expect(screen.queryByText('Rating')).toBeNull()
  const row = within(screen.getByRole('row', { name: /Morning/ }))
  expect(row.getByText('10:12')).toBeVisible()
  expect(row.getByText('Late')).toBeVisible()
  expect(row.getByText(/by Owen Pike$/)).toBeVisible()
  expect(screen.getByText('Wrote beforehand.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All attendees' })).toHaveAttribute(
    'href',
    `/seminars/vectors/${testEventId}?tab=attendees`,
  )
  await expectNoAxeViolations(container)
})

it.each<[string, Partial<AttendeeRecord>, string, string | RegExp]>([
  [
    'waits',
    {
      place: {
        ...{ state: 'waiting', queuePlace: 3, cancelledAt: null },
        registeredAt: '2027-02-01T09:00:00Z',
      },
    },
    'Place',
    'Waits, 3rd in the queue',
  ],
  [
    'gave it back',
    {
      place: {
        ...{ state: 'cancelled', queuePlace: null, cancelledAt: '2027-03-05T20:00:00Z' },
        registeredAt: '2027-02-01T09:00:00Z',
      },
    },
    'Given back',
    /5 Mar 2027/,
  ],
  [
    'rated it',
    { rating: { stars: 4, comment: 'Clear.', ratedAt: '2027-03-06T13:00:00Z' } },
    'Rating',
    '4 of 5 stars: Clear.',
  ],
  [
    'was at nothing else',
    { elsewhere: { attended: 0, places: 0 } },
    'At other events',
    'No other session so far',
  ],
])('says of who %s so', async (_, changes, name, words) => {
  open(changes)
  await screen.findByRole('heading', { name: 'Maya Clarke' })
  expect(factOf(name)).toMatch(words)
})

it('keeps a note', async () => {
  const { user, network } = open({ notes: [] }, { [noteCall]: { id: testUid(6) } })
  expect(await screen.findByText('Nothing is noted yet.')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Note' })
  await user.click(screen.getByRole('button', { name: 'Keep note' }))
  expect(field).toHaveAccessibleDescription(/Write something/)
  await user.type(field, 'Needs a chair.')
  network.answer({
    [attendeeCall]: {
      ...record,
      notes: [{ id: testUid(6), text: 'Needs a chair.', by: 'Me', at: '2027-03-06T09:00:00Z' }],
    },
  })
  await user.click(screen.getByRole('button', { name: 'Keep note' }))
  expect(await screen.findByText('The note is kept.')).toBeVisible()
  expect(network.requestsOf(noteCall)[0]?.body).toEqual({
    ...{ eventId: testEventId, studentId: testUid(1), text: 'Needs a chair.' },
  })
  expect(await screen.findByText('Needs a chair.', { selector: 'p' })).toBeVisible()
  await waitFor(() => expect(field).toHaveValue(''))
})

it('that could not be loaded is asked for again', async () => {
  const { user, network } = open(
    {},
    { [attendeeCall]: new ApiError({ status: 404, message: 'Not found.' }) },
  )
  expect(await screen.findByText('This student’s record could not be loaded')).toBeVisible()
  network.answer({ [attendeeCall]: record })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Maya Clarke' })).toBeVisible()
})
