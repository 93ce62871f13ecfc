import { describe, expect, it } from 'vitest'
import { attendanceOf, hoursOf, reportDue } from './tuition.rules.ts'

describe('hoursOf', () => {
  it.each([
    [
      { bought: 0, used: 0, adjusted: 0 },
      { bought: 0, used: 0, remaining: 0 },
    ],
    [
      { bought: 80, used: -26, adjusted: 0 },
      { bought: 20, used: 6.5, remaining: 13.5 },
    ],
    [
      { bought: 80, used: -26, adjusted: -4 },
      { bought: 19, used: 6.5, remaining: 12.5 },
    ],
    [
      { bought: 4, used: -5, adjusted: 0 },
      { bought: 1, used: 1.25, remaining: -0.25 },
    ],
  ])('%o are %o', (sums, hours) => {
    expect(hoursOf(sums, false)).toEqual({ ...hours, isUnlimited: false })
  })

  it('an unlimited programme has no remaining hours to show', () => {
    expect(hoursOf({ bought: 0, used: -8, adjusted: 0 }, true)).toEqual({
      isUnlimited: true,
      remaining: null,
      bought: 0,
      used: 2,
    })
  })
})

describe('reportDue', () => {
  const startsAt = new Date('2026-03-28T16:00:00Z')

  it.each([
    ['while the hour runs', '2026-03-28T16:30:00.000Z', false],
    ['on the minute', '2026-03-29T17:30:00.000Z', false],
    ['a moment after', '2026-03-29T17:30:00.001Z', true],
  ])('is 24 hours after the end: %s', (_name, now, isLate) => {
    expect(reportDue(startsAt, 6, new Date(now))).toEqual({
      dueAt: new Date('2026-03-29T17:30:00Z'),
      isLate,
    })
  })
})

describe('attendanceOf', () => {
  it.each([
    [0, 0, null],
    [0, 3, 0],
    [3, 0, 100],
    [2, 1, 66.7],
  ])('%i delivered and %i missed give %s', (delivered, noShow, expected) => {
    expect(attendanceOf(delivered, noShow)).toBe(expected)
  })
})
