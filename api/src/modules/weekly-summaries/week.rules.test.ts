import { describe, expect, it } from 'vitest'
import { weekDue } from './week.rules.ts'

describe('the week whose summary is due', () => {
  it.each([
    // Monday, 23 November 2026.
    ['Europe/London', '2026-11-23T07:00:00Z', '2026-11-23'],
    ['Europe/London', '2026-11-23T06:59:59Z', null],
    ['Europe/London', '2026-11-25T06:59:59Z', '2026-11-23'],
    ['Europe/London', '2026-11-25T07:00:00Z', null],
    ['Asia/Kolkata', '2026-11-23T01:30:00Z', '2026-11-23'],
    ['Asia/Kolkata', '2026-11-23T01:29:59Z', null],
    ['America/New_York', '2026-11-23T12:00:00Z', '2026-11-23'],
    // The clocks of London went forward in the night to Sunday.
    ['Europe/London', '2027-03-29T06:00:00Z', '2027-03-29'],
    ['Europe/London', '2027-03-29T05:59:59Z', null],
    ['Nowhere/Known', '2026-11-23T07:00:00Z', '2026-11-23'],
  ])('in %s, seen at %s, goes out on %s', (zone, now, monday) => {
    expect(weekDue(zone, new Date(now))?.monday ?? null).toBe(monday)
  })

  it('is the one from Monday to Sunday before', () => {
    expect(weekDue('Europe/London', new Date('2027-01-04T09:00:00Z'))).toEqual({
      monday: '2027-01-04',
      first: '2026-12-28',
      last: '2027-01-03',
    })
  })
})
