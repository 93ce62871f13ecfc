import { renderScreen, screen, testUid } from '@portal/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import EventScreen from './event.screen.tsx'
import { eventCall, type ShownEvent } from './events.queries.ts'

const id = testUid(300)

/** A seminar as it is shown to a student who has no place in it. */
const seen: ShownEvent = {
  ...{ id, version: 1, kind: 'seminar', title: 'Vectors', slug: 'vectors', description: '' },
  ...{ state: 'published', reason: '', degreeGroups: [], tutors: [], files: [], clashes: [] },
  sessions: [
    {
      ...{ id: testUid(310), title: '', timeZone: 'Europe/London', place: '', isOnline: true },
      ...{ startsAt: '2099-03-06T10:00:00Z', endsAt: '2099-03-06T12:00:00Z', joinLink: null },
      ...{ opensAt: '2099-03-06T09:50:00Z', recording: null, attendance: null },
    },
  ],
  ...{ capacity: 20, registered: 12, waiting: 0, enrolment: 'open', recordingFor: 'everyone' },
  own: {
    ...{ state: null, queuePlace: null, rating: null, reasons: [] },
    ...{ mayRegister: true, mayCancel: false, mayRate: false },
  },
  isGiver: false,
}

afterEach(() => {
  vi.useRealTimers()
})

it('tells a student without a place what becomes of an event that is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  let event = seen
  const { network } = renderScreen(<EventScreen />, {
    role: 'Student',
    path: `/seminars/vectors/${id}`,
    route: '/seminars/:seminar/:id',
    calls: { [eventCall]: () => event },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Vectors' })).toBeVisible()
  event = { ...seen, state: 'cancelled', reason: 'The tutor is ill.' }
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await screen.findByText('This seminar has just been cancelled.')).toBeVisible()
  const asked = network.requestsOf(eventCall).length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(network.requestsOf(eventCall)).toHaveLength(asked)
})
