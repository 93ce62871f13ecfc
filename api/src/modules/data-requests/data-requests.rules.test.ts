import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPlus } from '../../days.rules.ts'
import {
  dueIfRunning,
  keptFrom,
  keptUntil,
  standingOf,
  type Timing,
} from './data-requests.rules.ts'

const christmas = [
  { from: '2026-12-25', to: '2026-12-25', isBank: true },
  { from: '2026-12-28', to: '2026-12-28', isBank: true },
]

const timing = (change: Partial<Timing> = {}): Timing => ({
  ...{ receivedOn: '2027-01-31', dueOn: '2027-03-01', pausedOn: null, pausedDays: 0 },
  ...{ extendedOn: null, ...change },
})

describe('the last day for an answer', () => {
  it.each([
    // The last of February is a Sunday.
    ['2027-01-31', {}, '2027-03-01'],
    // The 25th is Christmas, the 28th in place of Boxing Day.
    ['2026-11-25', {}, '2026-12-29'],
    ['2026-11-25', { extendedOn: '2026-12-01' }, '2027-02-25'],
    ['2026-11-25', { pausedDays: 10 }, '2027-01-04'],
    ['2026-11-25', { pausedOn: '2026-12-01' }, '2027-01-04'],
  ])('of %s with %o is %s', (receivedOn, change, expected) => {
    expect(dueIfRunning(timing({ receivedOn, ...change }), '2026-12-11', christmas)).toBe(expected)
  })
})

describe('a request', () => {
  it.each([
    ['on its day', '2027-03-01', {}, { state: 'open', isLate: false, daysLeft: 0 }],
    ['a day later', '2027-03-02', {}, { state: 'open', isLate: true, daysLeft: -1 }],
    [
      'while it waits',
      '2027-03-10',
      { pausedOn: '2027-02-10' },
      { state: 'paused', isLate: false, dueOn: '2027-03-29' },
    ],
  ])('%s stands so', (_, today, change, expected) => {
    expect(standingOf({ ...timing(change), isClosed: false }, today, [])).toMatchObject(expected)
  })

  it('that is closed is never late', () => {
    expect(standingOf({ ...timing(), isClosed: true }, '2028-01-01', [])).toEqual({
      ...{ state: 'closed', dueOn: '2027-03-01', isLate: false, daysLeft: null },
    })
  })
})

describe('bills', () => {
  it.each([
    ['2020-03-31', '2026-03-31'],
    ['2020-04-01', '2027-03-31'],
    ['2026-11-29', '2033-03-31'],
  ])('of %s are kept until %s', (issuedOn, until) => {
    expect(keptUntil(issuedOn)).toBe(until)
  })

  it('are kept on a day exactly when they are not from before the first that are', () => {
    const day = fc.integer({ min: 0, max: 12_000 }).map((days) => dayPlus('2000-01-01', days))
    fc.assert(
      fc.property(day, day, (issuedOn, today) => {
        expect(today <= keptUntil(issuedOn)).toBe(issuedOn >= keptFrom(today))
      }),
    )
  })
})
