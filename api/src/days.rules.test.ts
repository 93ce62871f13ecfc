import { describe, expect, it } from 'vitest'
import { calendarSpan, dayAround, dayOf, dayPlus, daysBetween, mondayOf } from './days.rules.ts'

describe('days in a time zone', () => {
  it.each([
    ['2026-07-01T23:30:00Z', 'Europe/London', '2026-07-02'],
    ['2026-01-01T23:30:00Z', 'Europe/London', '2026-01-01'],
    ['2026-01-01T02:00:00Z', 'America/New_York', '2025-12-31'],
    ['2026-01-01T15:00:00Z', 'Asia/Tokyo', '2026-01-02'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(dayOf(new Date(moment), zone)).toBe(day)
  })

  it('has 23 hours on the day the clocks go forward and 25 when they go back', () => {
    const hours = (moment: string) => {
      const { from, until } = dayAround(new Date(moment), 'Europe/London')
      return (until.getTime() - from.getTime()) / 3_600_000
    }
    expect(hours('2026-03-29T12:00:00Z')).toBe(23)
    expect(hours('2026-10-25T12:00:00Z')).toBe(25)
    expect(hours('2026-10-26T12:00:00Z')).toBe(24)
  })

  it('shows a calendar from a month back to a year ahead', () => {
    const span = calendarSpan(new Date('2026-03-31T12:00:00Z'))
    expect(span.from.toISOString()).toBe('2026-02-28T12:00:00.000Z')
    expect(span.until.toISOString()).toBe('2027-03-31T12:00:00.000Z')
  })
})

describe('written days', () => {
  it.each([
    ['2026-03-28', '2026-03-30', 2],
    ['2026-03-30', '2026-03-28', -2],
    ['2026-02-28', '2026-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-10-24', '2026-10-26', 2],
  ])('from %s to %s are %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
    expect(dayPlus(from, days)).toBe(to)
  })

  it.each([
    ['2026-03-30', '2026-03-30'],
    ['2026-04-05', '2026-03-30'],
    ['2027-01-01', '2026-12-28'],
  ])('the Monday of %s is %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })
})
