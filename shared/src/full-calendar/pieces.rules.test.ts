// @vitest-environment jsdom
import { makeCalendarEntry } from '@portal/shared/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DayPlan, entriesOn, hoursShown, plansOf } from './pieces.rules.ts'
import { wallClockOf } from './times.rules.ts'
import { daysOf } from './view.rules.ts'

const entry = (date: string, endsAt: string | null = null, isAllDay = false) =>
  makeCalendarEntry({ date: `${date}Z`, endsAt: endsAt && `${endsAt}Z`, isAllDay, info: date })

/** What is on on days, each piece by its minutes. */
function planned(days: string[], entries: ReturnType<typeof entry>[], zone = 'Europe/London') {
  const plans = plansOf(days, entries, wallClockOf(zone))
  return [...plans].map(([day, { wholeDay, pieces }]) => [
    day,
    wholeDay.length,
    pieces.map(({ from, to }) => `${from}-${to}`).join(' '),
  ])
}

describe('what of an entry is on which day', () => {
  it('goes by the person’s own clock', () => {
    const hour = entry('2027-03-09T16:30:00', '2027-03-09T17:30:00')
    const days = ['2027-03-09', '2027-03-10']
    expect(planned(days, [hour])).toEqual([
      ['2027-03-09', 0, '990-1050'],
      ['2027-03-10', 0, ''],
    ])
    expect(planned(days, [hour], 'Asia/Kolkata')).toEqual([
      ['2027-03-09', 0, '1320-1380'],
      ['2027-03-10', 0, ''],
    ])
    expect(planned(days, [hour], 'Asia/Tokyo')).toEqual([
      ['2027-03-09', 0, ''],
      ['2027-03-10', 0, '90-150'],
    ])
  })

  it('is on both sides of a midnight, and on none where it ends at one', () => {
    const days = ['2027-01-09', '2027-01-10', '2027-01-11']
    expect(planned(days, [entry('2027-01-09T23:00:00', '2027-01-10T01:00:00')])).toEqual([
      ['2027-01-09', 0, '1380-1440'],
      ['2027-01-10', 0, '0-60'],
      ['2027-01-11', 0, ''],
    ])
    expect(planned(days, [entry('2027-01-09T23:00:00', '2027-01-10T00:00:00')])[1]).toEqual([
      '2027-01-10',
      0,
      '',
    ])
    // A day that is all taken stands where whole days do.
    expect(planned(days, [entry('2027-01-09T12:00:00', '2027-01-11T12:00:00')])[1]).toEqual([
      '2027-01-10',
      1,
      '',
    ])
  })

  it('is drawn as long as its words need, also at the end of a day', () => {
    expect(planned(['2027-01-09'], [entry('2027-01-09T10:00:00')])[0]?.[2]).toBe('600-630')
    expect(planned(['2027-01-09'], [entry('2027-01-09T23:55:00')])[0]?.[2]).toBe('1410-1440')
  })

  it('has an hour over the change of clocks, forward and back', () => {
    expect(
      planned(['2027-03-28'], [entry('2027-03-28T00:30:00', '2027-03-28T01:30:00')])[0]?.[2],
    ).toBe('30-150')
    // From 01:30 summer time to 01:15 winter time are 45 minutes.
    expect(
      planned(['2027-10-31'], [entry('2027-10-31T00:30:00', '2027-10-31T01:15:00')])[0]?.[2],
    ).toBe('90-120')
  })

  it.each(['Europe/London', 'America/New_York', 'Pacific/Auckland'])(
    'has whole days by their date in %s',
    (zone) => {
      const days = ['2027-07-09', '2027-07-10', '2027-07-11', '2027-07-12']
      const [one, two] = [
        entry('2027-07-10T00:00:00', null, true),
        entry('2027-07-10T00:00:00', '2027-07-12T00:00:00', true),
      ]
      expect(planned(days, [one, two], zone).map(([, whole]) => whole)).toEqual([0, 2, 1, 0])
    },
  )

  it('takes no time that is not on the day, and loses no entry', () => {
    const moment = fc.integer({
      min: Date.parse('2027-03-20T00:00:00Z'),
      max: Date.parse('2027-04-05T00:00:00Z'),
    })
    const some = fc.record({ at: moment, minutes: fc.option(fc.integer({ min: 1, max: 4_000 })) })
    const days = daysOf({ first: '2027-03-15', last: '2027-04-15' })
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 20 }),
        fc.constantFrom('Europe/London', 'Asia/Kolkata', 'America/New_York'),
        (all, zone) => {
          const entries = all.map(({ at, minutes }, index) =>
            makeCalendarEntry({
              id: String(index),
              date: new Date(at).toISOString(),
              endsAt: minutes === null ? null : new Date(at + minutes * 60_000).toISOString(),
            }),
          )
          const plans = [...plansOf(days, entries, wallClockOf(zone)).values()]
          const found = plans.flatMap(({ wholeDay, pieces }) => [
            ...wholeDay,
            ...pieces.map((piece) => piece.entry),
          ])
          expect(new Set(found)).toEqual(new Set(entries))
          for (const { from, to } of plans.flatMap(({ pieces }) => pieces)) {
            expect(from).toBeGreaterThanOrEqual(0)
            expect(to).toBeLessThanOrEqual(1_440)
            expect(to - from).toBeGreaterThanOrEqual(30)
          }
        },
      ),
    )
  })
})

it('finds what is on in a span, by the same days', () => {
  const over = entry('2027-01-09T23:00:00', '2027-01-10T00:00:00')
  const span = (day: string) => ({ first: day, last: day })
  const found = (day: string) => entriesOn(span(day), [over], wallClockOf('Europe/London'))
  expect([found('2027-01-09'), found('2027-01-10')]).toEqual([[over], []])
  expect(entriesOn(span('2027-01-10'), [over], wallClockOf('Europe/Paris'))).toEqual([over])
})

describe('the hours that are shown', () => {
  const plan = (...stretches: [number, number][]): DayPlan => ({
    wholeDay: [],
    pieces: stretches.map(([from, to]) => ({
      ...{ from, to, column: 0, span: 1, columns: 1 },
      entry: entry('2027-03-09T16:30:00'),
    })),
  })

  it.each<[string, DayPlan[], [number, number]]>([
    ['are 07:00 to 22:00', [], [420, 1_320]],
    ['stay so for what lies within', [plan([600, 660])], [420, 1_320]],
    ['begin earlier by whole hours', [plan([389, 450])], [360, 1_320]],
    ['end later by whole hours', [plan([1_300, 1_381])], [420, 1_440]],
    ['are all there are', [plan([0, 30]), plan([1_410, 1_440])], [0, 1_440]],
  ])('%s', (_, plans, [from, to]) => {
    expect(hoursShown(plans)).toEqual({ from, to })
  })

  it('are wider for what lies behind', () => {
    expect(hoursShown([], [{ from: 300, to: 1_400 }])).toEqual({ from: 300, to: 1_440 })
  })
})
