import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPlus, daysBetween } from '../../days.rules.ts'
import {
  dataRequestDue,
  daysWithoutHolidays,
  type Holiday,
  isSchoolDay,
  isWorkingDay,
  nextYears,
  nextYearsName,
  overdueFrom,
  schoolDays,
  termOf,
  workingDayFrom,
  workingDaysAfter,
  workingDaysBefore,
} from './calendar.rules.ts'

const bank = (day: string): Holiday => ({ from: day, to: day, isBank: true })
const closed = (from: string, to: string): Holiday => ({ from, to, isBank: false })
const holidays = [
  bank('2026-12-25'),
  bank('2026-12-28'),
  bank('2027-01-01'),
  closed('2026-12-19', '2027-01-03'),
]

describe('a working day', () => {
  it.each([
    ['2026-12-18', true, true],
    ['2026-12-19', false, false],
    ['2026-12-21', true, false],
    ['2026-12-25', false, false],
    ['2026-12-28', false, false],
    ['2026-12-29', true, false],
    ['2027-01-03', false, false],
    ['2027-01-04', true, true],
  ])('is %s: %s; of a school: %s', (day, works, teaches) => {
    expect([isWorkingDay(day, holidays), isSchoolDay(day, holidays)]).toEqual([works, teaches])
  })
})

describe('a request about data', () => {
  it.each([
    ['2027-01-31', '2027-03-01'],
    ['2026-11-25', '2026-12-29'],
    ['2026-03-02', '2026-04-02'],
    // The month after has 30 days; a leap year has its day.
    ['2026-08-31', '2026-09-30'],
    ['2028-01-31', '2028-02-29'],
    ['2026-11-30', '2026-12-30'],
  ])('of %s is due on %s', (received, due) => {
    expect(dataRequestDue(received, holidays)).toBe(due)
  })
})

describe('what has five working days', () => {
  it.each([
    ['2026-12-18', '2026-12-30'],
    ['2026-11-02', '2026-11-10'],
    ['2026-11-07', '2026-11-14'],
  ])('from %s is overdue from %s', (day, overdue) => {
    expect(overdueFrom(day, 5, holidays)).toBe(overdue)
  })
})

describe('days without activity', () => {
  it.each([
    ['2026-12-11', '2027-01-04', 8],
    ['2027-01-04', '2027-01-04', 0],
    ['2026-12-18', '2026-12-19', 0],
    ['2026-12-17', '2026-12-19', 1],
    ['2027-01-03', '2027-01-09', 6],
  ])('from %s to %s are %i', (last, today, days) => {
    expect(daysWithoutHolidays(last, today, holidays)).toBe(days)
  })
})

describe('a term', () => {
  const terms = [
    { name: 'Autumn', startsOn: '2026-09-02', endsOn: '2026-12-18' },
    { name: 'Spring', startsOn: '2027-01-04', endsOn: '2027-03-25' },
  ]
  it.each([
    ['2026-09-01', undefined],
    ['2026-09-02', 'Autumn'],
    ['2026-12-18', 'Autumn'],
    ['2026-12-25', undefined],
    ['2027-01-04', 'Spring'],
  ])('in which %s falls is %s', (day, name) => {
    expect(termOf(day, terms)?.name).toBe(name)
  })

  it('has the school days that no holiday takes', () => {
    expect(schoolDays({ from: '2026-12-14', to: '2027-01-08' }, holidays)).toBe(10)
  })
})

describe('the next year', () => {
  it.each([
    ['2026-09-02', '2027-09-01'],
    ['2027-12-24', '2028-12-22'],
  ])('has for %s the same day of the week, %s', (day, next) => {
    expect(nextYears(day)).toBe(next)
    expect(new Date(next).getUTCDay()).toBe(new Date(day).getUTCDay())
  })

  it.each([
    ['Autumn term 2026', 'Autumn term 2027'],
    ['Autumn 2026/27', 'Autumn 2027/28'],
    ['Winter 2099/00 of 120262', 'Winter 2100/01 of 120262'],
    ['Half-term', 'Half-term'],
  ])('calls %s %s', (name, next) => {
    expect(nextYearsName(name)).toBe(next)
  })
})

describe('counting', () => {
  /** A thousand cases that are others at every place, and the same at every run. */
  const cases = Array.from({ length: 1_000 }, (_, at) => {
    const draw = (most: number, salt: number) => (at * 7_919 + salt * 104_729) % most
    const start = dayPlus('2026-01-01', draw(700, 1))
    const list = Array.from({ length: draw(6, 2) }, (_, number): Holiday => {
      const from = dayPlus(start, draw(40, number + 3) - 10)
      return { from, to: dayPlus(from, draw(9, number + 11)), isBank: draw(2, number + 17) === 0 }
    })
    return { start, list, count: draw(12, 5), end: dayPlus(start, draw(60, 6)) }
  })

  it('of working days ends on one, with as many of them between', () => {
    for (const { start, list, count } of cases) {
      const end = workingDaysAfter(start, count, list)
      const between = Array.from({ length: daysBetween(start, end) }, (_, at) =>
        dayPlus(start, at + 1),
      )
      expect(between.filter((day) => isWorkingDay(day, list))).toHaveLength(count)
      if (count > 0) expect(isWorkingDay(end, list)).toBe(true)
    }
  })

  it('from a day never goes back, and stays where the day is a working day', () => {
    for (const { start, list } of cases) {
      const day = workingDayFrom(start, list)
      expect(day >= start).toBe(true)
      expect(day === start).toBe(isWorkingDay(start, list))
    }
  })

  it('without holidays never counts more days than there are, nor one twice', () => {
    for (const { start, end, list } of cases) {
      const days = daysWithoutHolidays(start, end, list)
      expect(days).toBe(daysWithoutHolidays(start, end, [...list, ...list]))
      expect(days).toBeLessThanOrEqual(daysBetween(start, end))
      const split = dayPlus(start, Math.floor(daysBetween(start, end) / 2))
      expect(days).toBe(
        daysWithoutHolidays(start, split, list) + daysWithoutHolidays(split, end, list),
      )
    }
  })
})

describe('working days before a day', () => {
  it('tell what is overdue on it: whatever came before the first of them', () => {
    const days = fc.integer({ min: -30, max: 30 }).map((days) => dayPlus('2026-12-29', days))
    fc.assert(
      fc.property(days, days, fc.integer({ min: 1, max: 6 }), (came, today, count) => {
        const isOverdue = overdueFrom(came, count, holidays) <= today
        expect(came < workingDaysBefore(today, count, holidays)).toBe(isOverdue)
      }),
    )
  })
})
