import { momentsOf, wallAt } from '@portal/shared/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPlus } from '../../days.rules.ts'
import {
  clockOf,
  dateInWords,
  hoursInWords,
  minuteOf,
  spanInWords,
  weekdayOf,
} from './wall-clock.rules.ts'

/** What the runtime's own calendar says that a zone's clocks show. */
function shownBy(moment: Date, zone: string): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

const zones = [
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]
const zone = fc.constantFrom(...zones)
const quarterMs = 900_000
const first = Date.parse('2024-01-01T00:00:00Z')
const moment = fc
  .integer({ min: 0, max: 6 * 366 * 96 })
  .map((quarters) => new Date(first + quarters * quarterMs))

describe('the clock on a wall', () => {
  it('shows what the runtime’s calendar says, in every zone', () => {
    fc.assert(
      fc.property(moment, zone, (at, where) => {
        expect(wallAt(at, where)).toEqual(shownBy(at, where))
      }),
    )
  })

  it('is read back as the moments at which it shows a time: all of them, and no other', () => {
    fc.assert(
      fc.property(moment, zone, (at, where) => {
        const wall = wallAt(at, where)
        const found = momentsOf(wall, where).map((each) => each.getTime())
        const near = Array.from({ length: 8 * 96 + 1 }, (_, index) => {
          return at.getTime() + (index - 4 * 96) * quarterMs
        })
        const shown = near.filter((each) => {
          const other = shownBy(new Date(each), where)
          return other.day === wall.day && other.minute === wall.minute
        })
        expect(found).toEqual(shown)
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    ['2027-03-28', '01:30', 'Europe/London', []],
    ['2027-10-31', '01:30', 'Europe/London', ['2027-10-31T00:30Z', '2027-10-31T01:30Z']],
    ['2027-03-25', '16:30', 'Europe/London', ['2027-03-25T16:30Z']],
    ['2027-04-01', '16:30', 'Europe/London', ['2027-04-01T15:30Z']],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', ['2027-04-03T14:45Z', '2027-04-03T15:15Z']],
    ['2027-10-03', '02:15', 'Australia/Lord_Howe', []],
    ['2027-03-14', '02:00', 'America/New_York', []],
  ])('shows %s %s in %s at %j', (day, clock, where, moments) => {
    expect(momentsOf({ day, minute: minuteOf(clock) }, where)).toEqual(
      moments.map((each) => new Date(each)),
    )
  })

  it('has words for moments, spans and hours', () => {
    const telling = { zone: 'Europe/London', now: new Date('2027-01-01T00:00:00Z') }
    const startsAt = new Date('2027-03-04T16:30:00Z')
    expect(spanInWords(startsAt, 4, telling)).toBe('Thu 4 Mar, 16:30 to 17:30')
    expect(spanInWords(startsAt, 6, { ...telling, zone: 'Asia/Kolkata' })).toBe(
      'Thu 4 Mar, 22:00 to 23:30',
    )
    expect(dateInWords(startsAt, { ...telling, now: new Date('2026-12-31T12:00:00Z') })).toBe(
      'Thu 4 Mar 2027',
    )
    expect([hoursInWords(6), hoursInWords(-2)]).toEqual(['1.5 h', '-0.5 h'])
    expect([minuteOf('24:00'), clockOf(1_440), clockOf(75)]).toEqual([1_440, '24:00', '01:15'])
    const days = Array.from({ length: 7 }, (_, index) => dayPlus('2027-03-01', index))
    expect(days.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
