import { expect, it } from 'vitest'
import { leftBehind, personValues, sourceOf } from './person.rules.ts'

const held = { name: 'hasSeminar', isOn: true, override: null } as const
const bookings = [
  { bookingId: 'a', programName: 'Premium', startsOn: '2026-01-01', expiresOn: '2026-12-31' },
  { bookingId: 'b', programName: 'Seminars', startsOn: '2026-02-01', expiresOn: null },
]
const set = { isOn: true, until: '2026-09-01', reason: 'A trial', byName: 'Ada Admin' }

it.each([
  [{ ...held, from: ['a'] }, 'From Premium'],
  [{ ...held, from: ['a', 'b'] }, 'From Premium and Seminars'],
  [{ ...held, from: 'none' as const }, 'With the programme'],
  [{ ...held, isOn: false, from: 'none' as const }, 'In no booking'],
  [
    { ...held, from: 'override' as const, override: set },
    'Set by Ada Admin, until 1 Sep 2026: A trial',
  ],
  [
    { ...held, from: 'override' as const, override: { ...set, until: null, byName: null } },
    'Set by hand: A trial',
  ],
])('says where something comes from: %o', (one, words) => {
  expect(sourceOf(one, bookings)).toBe(words)
})

it('says what stopping leaves behind, and nothing of what is not there', () => {
  const none = {
    ...{ students: [], team: [], children: [], hoursAhead: 0, reportsDue: 0 },
    ...{ submissions: 0, openAlerts: 0, balancePence: 0 },
  }
  const money = (pence: number) => `£${pence / 100}`
  expect(leftBehind(none, money)).toEqual([])
  expect(leftBehind({ ...none, students: [1], hoursAhead: 2, balancePence: -500 }, money)).toEqual([
    '1 student who is taught',
    '2 hours booked and still to come',
    '£5 of credit',
  ])
})

it('holds the year of a student, from the person or from what was saved', () => {
  const person = {
    ...{ firstName: 'A', lastName: 'B', email: 'a@b.test', phone: null, timeZone: 'Europe/London' },
    ...{ role: 'Student' as const, version: 3 },
  }
  expect(personValues({ ...person, yearGroup: 12, extraTimePercent: 25 })).toMatchObject({
    ...{ phone: '', yearGroup: 12, extraTimePercent: 25, version: 3 },
  })
})
