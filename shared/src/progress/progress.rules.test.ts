import { describe, expect, test } from 'vitest'
import {
  activeTimeDelta,
  greetingAt,
  hoursInWords,
  lastActivityInWords,
  readinessInWords,
  shareDone,
  shareUsed,
  topicInWords,
  totalOf,
  trendOf,
} from './progress.rules.ts'

const week = (answered: number, correct: number) => ({ weekStart: '2027-01-04', answered, correct })

test.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i o’clock the greeting is %s', (hour, words) => {
  expect(greetingAt(hour)).toBe(words)
})

describe('weeks of answers', () => {
  test('add up, and without answers the share is unknown rather than zero', () => {
    expect(totalOf([week(10, 5), week(30, 25)])).toEqual({ answered: 40, correct: 30, share: 0.75 })
    expect(totalOf([week(0, 0)]).share).toBeNull()
  })

  test('show how the later half compares with the earlier one', () => {
    expect(trendOf([week(10, 5), week(10, 5), week(10, 8), week(10, 8)])).toBe(30)
    expect(trendOf([week(10, 9), week(10, 6)])).toBe(-30)
    expect(trendOf([week(0, 0), week(10, 6)])).toBeNull()
  })
})

test.each([
  [{ thisWeekMs: 3_600_000, lastWeekMs: 3_600_000 }, 0, 'The same as last week'],
  [{ thisWeekMs: 7_500_000, lastWeekMs: 3_600_000 }, 65, '1 h 5 min more than last week'],
  [{ thisWeekMs: 600_000, lastWeekMs: 1_800_000 }, -20, '20 min less than last week'],
])('active time %o is %i minutes: %s', (time, amount, text) => {
  expect(activeTimeDelta(time)).toEqual({ amount, text })
})

test.each([
  [{ state: 'not started', mastery: null }, 'Not practised yet'],
  [{ state: 'secure', mastery: 82 }, 'Secure: answers questions on this reliably'],
  [{ state: 'weak', mastery: 61 }, 'Getting there: right more often than not'],
  [{ state: 'weak', mastery: 40 }, 'Needs work'],
] as const)('topic %o reads as %s', (topic, words) => {
  expect(topicInWords(topic)).toBe(words)
})

test('readiness names its margin, and says when it rests on nothing', () => {
  expect(readinessInWords({ score: 63.7, margin: 8.6 })).toBe('64%, give or take 9')
  expect(readinessInWords({ score: null, margin: null })).toBe('No answers yet')
})

test('hours know programmes without a limit', () => {
  const limited = { isUnlimited: false, remaining: 12.5, bought: 40, used: 27.5 }
  const unlimited = { isUnlimited: true, remaining: null, bought: 0, used: 31 }
  expect(hoursInWords(limited)).toBe('12.5 h left of 40 h')
  expect(hoursInWords(unlimited)).toBe('Unlimited')
  expect(shareUsed(limited)).toBeCloseTo(0.6875)
  expect(shareUsed(unlimited)).toBeUndefined()
})

test('a share of nothing is unknown', () => {
  expect(shareDone({ completed: 3, total: 4 })).toBe(0.75)
  expect(shareDone({ completed: 0, total: 0 })).toBeUndefined()
})

test.each([
  [{ at: '2027-01-04T10:00:00Z', days: 0 }, 'Active today'],
  [{ at: '2027-01-04T10:00:00Z', days: 1 }, 'Active yesterday'],
  [{ at: '2027-01-04T10:00:00Z', days: 8 }, '8 days ago'],
  [{ at: null, days: 1 }, 'None yet'],
  [{ at: null, days: 12 }, 'None for 12 days'],
])('last activity %o reads as %s', (activity, words) => {
  expect(lastActivityInWords({ ...activity, kind: null, light: 'green' })).toBe(words)
})
