import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  type Day,
  dayAfterKey,
  dayInMonth,
  daysIn,
  eventsByDay,
  monthNumber,
  monthOf,
  weekday,
  weeksOf,
} from './month.rules.ts'

const someDay = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 86_400_000, max: Date.UTC(2100, 0, 1) / 86_400_000 })
  .map((days): Day => new Date(days * 86_400_000).toISOString().slice(0, 10))
const someMonth = someDay.map(monthOf)

describe('months', () => {
  it.each([
    ['2026-02', 28, 5, null, '2026-02-01'],
    ['2027-02', 28, 4, '2027-02-01', '2027-02-07'],
    ['2028-02', 29, 5, null, '2028-02-06'],
    ['2026-11', 30, 6, null, '2026-11-01'],
    ['2026-08', 31, 6, null, '2026-08-02'],
  ])('%s has %i days; its first week is right', (month, days, weeks, monday, sunday) => {
    expect(daysIn(month)).toBe(days)
    const rows = weeksOf(month)
    expect(rows).toHaveLength(weeks)
    expect(rows[0]?.[0]).toBe(monday)
    expect(rows[0]?.[6]).toBe(sunday)
  })

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 20, '2028-01'],
  ])('%s and %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected)
  })

  it('have a number from 1 to 12', () => {
    expect(monthNumber('2026-01')).toBe(1)
    expect(monthNumber('2026-12')).toBe(12)
  })

  it('hold each of their days once, in order, under its weekday', () => {
    fc.assert(
      fc.property(someMonth, (month) => {
        const weeks = weeksOf(month)
        const days = weeks.flat().filter((day) => day !== null)
        expect(days).toHaveLength(daysIn(month))
        expect(days).toEqual([...new Set(days)].sort())
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(week.some((day) => day !== null)).toBe(true)
          week.forEach((day, index) => {
            if (day !== null) expect(weekday(day)).toBe(index)
          })
        }
      }),
    )
  })
})

describe('keys', () => {
  it.each([
    ['2026-11-21', 'ArrowLeft', false, '2026-11-20'],
    ['2026-11-30', 'ArrowRight', false, '2026-12-01'],
    ['2026-11-03', 'ArrowUp', false, '2026-10-27'],
    ['2026-11-21', 'ArrowDown', false, '2026-11-28'],
    ['2026-11-21', 'Home', false, '2026-11-16'],
    ['2026-11-21', 'End', false, '2026-11-22'],
    ['2027-03-31', 'PageUp', false, '2027-02-28'],
    ['2027-01-31', 'PageDown', false, '2027-02-28'],
    ['2028-02-29', 'PageDown', true, '2029-02-28'],
    ['2026-11-21', 'PageUp', true, '2025-11-21'],
    ['2026-11-21', 'x', false, undefined],
  ])('from %s, %s (shift %s) leads to %s', (day, key, shift, expected) => {
    expect(dayAfterKey(day, key, shift)).toBe(expected)
  })

  it('that go there and back again come back', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        for (const [there, back] of [
          ['ArrowLeft', 'ArrowRight'],
          ['ArrowUp', 'ArrowDown'],
        ] as const) {
          expect(dayAfterKey(dayAfterKey(day, there) ?? '', back)).toBe(day)
        }
        expect(weekday(dayAfterKey(day, 'Home') ?? '')).toBe(0)
        expect(weekday(dayAfterKey(day, 'End') ?? '')).toBe(6)
      }),
    )
  })

  it('by month stay on the day, or on the last one of a shorter month', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -30, max: 30 }), (day, months) => {
        const month = addMonths(monthOf(day), months)
        const moved = dayInMonth(day, month)
        expect(monthOf(moved)).toBe(month)
        const number = Number(day.slice(8))
        expect(Number(moved.slice(8))).toBe(Math.min(number, daysIn(month)))
      }),
    )
  })
})

describe('eventsByDay', () => {
  const utcDay = (moment: string) => moment.slice(0, 10)

  it('puts each event on its day, in order of time', () => {
    const late = { date: '2026-11-21T18:00:00Z', info: 'late', calendarComponent: 1 }
    const early = { date: '2026-11-21T08:00:00Z', info: 'early', calendarComponent: 2 }
    const other = { date: '2026-11-22T08:00:00Z', info: 'other', calendarComponent: 3 }
    const byDay = eventsByDay([late, other, early], utcDay)
    expect(byDay.get('2026-11-21')).toEqual([early, late])
    expect(byDay.get('2026-11-22')).toEqual([other])
    expect(byDay.size).toBe(2)
  })

  it('loses none and invents none', () => {
    const events = fc.array(
      fc.record({
        date: someDay.map((day) => `${day}T12:00:00Z`),
        info: fc.string(),
        calendarComponent: fc.integer({ min: 1, max: 6 }),
      }),
    )
    fc.assert(
      fc.property(events, (all) => {
        const byDay = eventsByDay(all, utcDay)
        expect(new Set([...byDay.values()].flat())).toEqual(new Set(all))
        for (const [day, list] of byDay) {
          for (const event of list) expect(utcDay(event.date)).toBe(day)
        }
      }),
    )
  })

  it('goes by whatever zone it is given', () => {
    const event = { date: '2026-11-21T23:30:00Z', info: 'night', calendarComponent: 1 }
    expect([...eventsByDay([event], (moment) => addDays(utcDay(moment), 1)).keys()]).toEqual([
      '2026-11-22',
    ])
  })
})
