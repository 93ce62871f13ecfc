import { activityKinds } from '@portal/shared/api/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPlus } from '../../days.rules.ts'
import { daysWithoutHolidays } from '../company-calendar/calendar.rules.ts'
import { lightOf } from './activity.rules.ts'
import { byKindOf, endOf, type Followed, nextStepOf, thresholdOf } from './audit.rules.ts'

describe('days without activity', () => {
  it('are those after the last active one to today, without holidays', () => {
    const christmas = { from: '2026-12-19', to: '2027-01-03' }
    const days = daysWithoutHolidays('2026-12-11', '2027-01-04', [christmas])
    expect([days, lightOf(days), thresholdOf(days)]).toEqual([8, 'orange', 7])
    expect([6, 7, 9, 10].map(thresholdOf)).toEqual([0, 7, 7, 10])
  })

  const offset = fc.integer({ min: -20, max: 60 })
  const span = fc.tuple(offset, fc.integer({ min: 0, max: 20 })).map(([at, length]) => ({
    from: dayPlus('2027-01-01', at),
    to: dayPlus('2027-01-01', at + length),
  }))

  it('never grow by another holiday', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 5 }),
        span,
        offset,
        offset,
        (all, more, last, today) => {
          const [from, to] = [dayPlus('2027-01-01', last), dayPlus('2027-01-01', today)]
          const before = daysWithoutHolidays(from, to, all)
          expect(daysWithoutHolidays(from, to, [...all, more])).toBeLessThanOrEqual(before)
        },
      ),
    )
  })

  it('never grow by more activity', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 5 }),
        fc.array(offset, { minLength: 1, maxLength: 6 }),
        offset,
        offset,
        (all, done, more, today) => {
          const to = dayPlus('2027-01-01', today)
          const daysAfter = (moments: number[]) =>
            daysWithoutHolidays(dayPlus('2027-01-01', Math.max(...moments)), to, all)
          expect(daysAfter([...done, more])).toBeLessThanOrEqual(daysAfter(done))
        },
      ),
    )
  })
})

describe('what was done by kind', () => {
  it('is every kind, the latest first, and last what was never done', () => {
    const byKind = byKindOf([
      { kind: 'sign-in', atMs: 1_000 },
      { kind: 'tuition', atMs: 3_000 },
      { kind: 'learn', atMs: 2_000 },
    ])
    expect(byKind.slice(0, 4)).toEqual([
      { kind: 'tuition', at: '1970-01-01T00:00:03.000Z' },
      { kind: 'learn', at: '1970-01-01T00:00:02.000Z' },
      { kind: 'sign-in', at: '1970-01-01T00:00:01.000Z' },
      { kind: 'active time', at: null },
    ])
    expect(byKind.map(({ kind }) => kind).sort()).toEqual([...activityKinds].sort())
  })
})

describe('the next step', () => {
  const maya: Followed = {
    ...{ studentId: 'm', firstName: 'Maya', email: 'maya@portal.test', light: 'orange' },
    ...{ openAlertId: null, soonHour: null },
  }
  const soonHour = { tutorName: 'Tom Hale', startsOn: 'Thu 5 Mar, 16:30' }

  it.each<[string, Partial<Followed>, string, string]>([
    [
      'green: none',
      { light: 'green', soonHour },
      'Nothing to do: the student is at work.',
      '/audit-dashboard/m',
    ],
    ['red: a concern', { light: 'red', soonHour }, 'Raise a concern about Maya', '/alerts?raise=m'],
    [
      'red with an open concern: that one',
      { light: 'red', openAlertId: 'a', soonHour },
      'Go on with the open concern about Maya',
      '/alerts?alert=a',
    ],
    [
      'orange with an hour soon: ask then',
      { soonHour, openAlertId: 'a' },
      'Have Tom Hale ask in the hour on Thu 5 Mar, 16:30',
      '/audit-dashboard/m',
    ],
    ['orange otherwise: a mail', {}, 'Write to Maya', 'mailto:maya@portal.test'],
  ])('%s', (_, change, text, path) => {
    expect(nextStepOf({ ...maya, ...change })).toEqual({ text, path })
  })
})

describe('the end of a snooze', () => {
  const snooze = { until: '2027-03-10', madeMs: 1_000, isEnded: false }

  it.each([
    ['runs through its last day', snooze, '2027-03-10', null, null],
    ['is over the day after', snooze, '2027-03-11', null, 'time'],
    ['stays for what was done before it', snooze, '2027-03-05', 1_000, null],
    ['ends by what is done after it', snooze, '2027-03-05', 1_001, 'activity'],
    ['by activity rather than by time', snooze, '2027-03-11', 2_000, 'activity'],
    ['ends by hand', { ...snooze, isEnded: true }, '2027-03-05', 2_000, 'hand'],
  ] as const)('%s', (_, kept, today, lastMs, expected) => {
    expect(endOf(kept, today, lastMs)).toBe(expected)
  })
})
