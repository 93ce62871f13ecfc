import { describe, expect, it } from 'vitest'
import { nextLook } from './looking.rules.ts'

const span = { startsAt: '2027-03-03T17:00:00Z', endsAt: '2027-03-03T18:00:00Z' }
type Looked = NonNullable<Parameters<typeof nextLook>[0]>

/** A seminar as somebody without a place sees it. */
const looked = (
  changes: Partial<Pick<Looked, 'state' | 'tutors'>> = {},
  state: Looked['own']['state'] = null,
): Looked => ({
  state: 'published',
  tutors: [{ id: 'owen', fullName: 'Owen Pike' }],
  sessions: [
    {
      ...{ id: 'one', title: '', timeZone: 'Europe/London', place: '', joinLink: null, ...span },
      ...{ isOnline: true, opensAt: '2027-03-03T16:50:00Z', recording: null, attendance: null },
    },
  ],
  own: {
    ...{ state, queuePlace: null, rating: null, reasons: [] },
    ...{ mayRegister: true, mayCancel: false, mayRate: false },
  },
  ...changes,
})

const asked = { userId: 'me', now: Date.parse('2027-03-03T12:00:00Z') }

describe('an open page of an event', () => {
  it.each([
    ['without a place', looked()],
    ['who gave the place back', looked({}, 'cancelled')],
  ])('asks again every half minute for somebody %s', (_, event) =>
    expect(nextLook(event, asked)).toBe(30_000),
  )

  it.each([
    ['with a place', looked({}, 'registered'), asked],
    ['in the queue', looked({}, 'waiting'), asked],
    ['who gives it', looked(), { ...asked, userId: 'owen' }],
    ['who looks at what is cancelled', looked({ state: 'cancelled' }), asked],
    ['who looks at what is over', looked(), { ...asked, now: Date.parse(span.endsAt) }],
    ['before it has come', undefined, asked],
  ])('does not for somebody %s', (_, event, at) => expect(nextLook(event, at)).toBe(false))
})
