import { wallAt } from '@portal/shared/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPlus } from '../../days.rules.ts'
import { outOfReach, seriesOf } from './series.rules.ts'

const weekly = { repeatWeeks: 1, times: 2, skip: [] }
const clockIn = (moment: Date | null, timeZone: string) =>
  moment === null
    ? null
    : new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment)

describe('a series', () => {
  it('keeps the tutor’s wall clock when the clocks change; elsewhere it moves', () => {
    const dates = seriesOf({ ...weekly, startsAt: new Date('2027-03-25T16:30Z') }, 'Europe/London')
    expect(dates.map(({ startsAt }) => startsAt?.toISOString())).toEqual([
      '2027-03-25T16:30:00.000Z',
      '2027-04-01T15:30:00.000Z',
    ])
    expect(dates.map(({ startsAt }) => clockIn(startsAt, 'Asia/Kolkata'))).toEqual([
      '22:00',
      '21:00',
    ])
  })

  it('has no moment on the day that leaves its time out', () => {
    const dates = seriesOf({ ...weekly, startsAt: new Date('2027-03-21T01:30Z') }, 'Europe/London')
    expect(dates).toMatchObject([{ day: '2027-03-21' }, { day: '2027-03-28', startsAt: null }])
  })

  it('takes the first of a time that comes twice, and says so', () => {
    const dates = seriesOf({ ...weekly, startsAt: new Date('2027-10-24T00:30Z') }, 'Europe/London')
    expect(dates).toMatchObject([
      { day: '2027-10-24', isFirstOfTwo: false },
      { day: '2027-10-31', startsAt: new Date('2027-10-31T00:30Z'), isFirstOfTwo: true },
    ])
  })

  it('begins at the moment that was asked for, be it the second of two', () => {
    const [date] = seriesOf({ ...weekly, startsAt: new Date('2027-10-31T01:30Z') }, 'Europe/London')
    expect(date).toMatchObject({ startsAt: new Date('2027-10-31T01:30Z'), isFirstOfTwo: false })
  })

  it('is one hour where it does not repeat, and leaves days out', () => {
    const startsAt = new Date('2027-05-03T10:00Z')
    const once = seriesOf({ startsAt, repeatWeeks: 0, times: 9, skip: [] }, 'Europe/London')
    expect(once.map(({ day }) => day)).toEqual(['2027-05-03'])
    const fortnightly = { startsAt, repeatWeeks: 2, times: 4, skip: ['2027-05-17'] }
    expect(seriesOf(fortnightly, 'Europe/London').map(({ day }) => day)).toEqual([
      '2027-05-03',
      '2027-05-31',
      '2027-06-14',
    ])
  })

  it('is at one time on the wall every so many weeks, for a year over all changes of clocks', () => {
    const zone = fc.constantFrom(
      'Europe/London',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Sydney',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    )
    const quarter = fc.integer({ min: 0, max: 366 * 96 })
    fc.assert(
      fc.property(zone, quarter, fc.integer({ min: 1, max: 2 }), (where, at, repeatWeeks) => {
        const startsAt = new Date(Date.parse('2027-01-01T00:00Z') + at * 900_000)
        const dates = seriesOf({ startsAt, repeatWeeks, times: 40, skip: [] }, where)
        const first = wallAt(startsAt, where)
        for (const [index, { day, startsAt: moment }] of dates.entries()) {
          expect(day).toBe(dayPlus(first.day, index * repeatWeeks * 7))
          const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
          const asUtc = Date.UTC(year, month - 1, date, 0, first.minute)
          const expected = clockIn(new Date(asUtc), 'UTC')
          if (moment !== null) {
            expect([clockIn(moment, where), wallAt(moment, where).day]).toEqual([expected, day])
            continue
          }
          // Nothing within a day of it shows that time on that day.
          for (let step = -96; step <= 96; step += 1) {
            const near = new Date(asUtc + step * 900_000)
            const isShown = clockIn(near, where) === expected && wallAt(near, where).day === day
            expect(isShown).toBe(false)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('when an hour can be', () => {
  const now = new Date('2027-03-08T12:00:00Z')

  it.each([
    ['2027-03-01T12:00:00Z', true],
    ['2027-03-01T11:45:00Z', false],
    ['2028-04-11T12:00:00Z', true],
    ['2028-04-11T12:15:00Z', false],
  ])('is from 7 days back to 400 ahead: %s', (startsAt, isFit) => {
    expect(outOfReach(new Date(startsAt), now) === undefined).toBe(isFit)
  })
})
