import { describe, expect, it } from 'vitest'
import { mailPriorities } from '../../mail/queue-mail.ts'
import { lastMorning, noticePriority } from './mail.rules.ts'

describe('the last morning at seven', () => {
  it.each([
    ['UTC', '2026-03-02T07:00:00Z', '2026-03-02T07:00:00Z'],
    ['UTC', '2026-03-02T06:59:59Z', '2026-03-01T07:00:00Z'],
    ['Asia/Tokyo', '2026-03-02T12:00:00Z', '2026-03-01T22:00:00Z'],
    ['America/New_York', '2026-03-02T12:00:00Z', '2026-03-02T12:00:00Z'],
    // The clocks go forward in the night to 29 March, and back in the night to 25 October.
    ['Europe/London', '2026-03-29T06:00:00Z', '2026-03-29T06:00:00Z'],
    ['Europe/London', '2026-03-29T05:59:59Z', '2026-03-28T07:00:00Z'],
    ['Europe/London', '2026-10-25T06:59:59Z', '2026-10-24T06:00:00Z'],
    ['Nowhere/Known', '2026-03-02T08:00:00Z', '2026-03-02T07:00:00Z'],
  ])('in %s, seen at %s, was at %s', (zone, now, morning) => {
    expect(lastMorning(zone, new Date(now))).toEqual(new Date(morning))
  })
})

describe('the mails of a notice', () => {
  it.each([
    [1, 'onePerson'],
    [10, 'onePerson'],
    [11, 'manyPeople'],
  ] as const)('to %i go as those to %s', (people, name) => {
    expect(noticePriority(people)).toBe(mailPriorities[name])
  })
})
