import { expect, test } from 'vitest'
import { formatDate, formatRelative } from './dates.ts'
import {
  formatBytes,
  formatClock,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  plural,
} from './numbers.ts'

test('dates stand in the given zone, London when none is given', () => {
  const summer = '2027-06-30T23:30:00Z'
  expect(formatDate(summer, 'dateTime')).toBe('1 Jul 2027, 00:30')
  expect(formatDate(summer, 'dateTime', 'America/New_York')).toBe('30 Jun 2027, 19:30')
  expect(formatDate('2026-03-03T14:05:00Z', 'full')).toBe('Tuesday 3 March 2026 at 14:05')
  expect(formatDate('2026-03-03T14:05:00Z', 'month')).toBe('Mar-2026')
  expect(formatDate('2026-09-03T12:00:00Z', 'dayMonth')).toBe('Thu 3 Sep')
  expect(formatDate('2026-03-03T14:05:00Z', 'isoDate')).toBe('2026-03-03')
})

test('what is no date or not known is a dash', () => {
  expect(formatDate(undefined)).toBe('–')
  expect(formatDate('soon')).toBe('–')
  expect(formatNumber(null)).toBe('–')
  expect(formatPercent(Number.NaN)).toBe('–')
})

test('relative times', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  expect(formatRelative(now - 3 * 3_600_000, now)).toBe('3 hours ago')
  expect(formatRelative(now + 2 * 86_400_000, now)).toBe('in 2 days')
  expect(formatRelative(now - 86_400_000, now)).toBe('yesterday')
  expect(formatRelative(now - 20_000, now)).toBe('just now')
})

test('numbers', () => {
  expect(formatNumber(12480)).toBe('12,480')
  expect(formatNumber(4.3219, 1)).toBe('4.3')
  expect(formatPercent(0.724)).toBe('72%')
  expect(formatMoney(125000)).toBe('£1,250')
  expect(formatMoney(1999)).toBe('£19.99')
  expect(formatMoney(125000, 'exact')).toBe('£1,250.00')
  expect(formatDuration(45)).toBe('45 s')
  expect(formatDuration(112)).toBe('1 min 52 s')
  expect(formatDuration(59.6)).toBe('1 min')
  expect(formatDuration(599.4)).toBe('9 min 59 s')
  expect(formatDuration(629)).toBe('10 min')
  expect(formatDuration(3599)).toBe('1 h')
  expect(formatDuration(4800)).toBe('1 h 20 min')
  expect(formatClock(545)).toBe('09:05')
  expect(formatClock(4145)).toBe('1:09:05')
  expect(formatClock(-3)).toBe('00:00')
  expect(formatBytes(1_900_000)).toBe('1.9 MB')
  expect(plural(1, 'question')).toBe('1 question')
  expect(plural(0, 'question')).toBe('0 questions')
  expect(plural(2, 'essay', 'essays')).toBe('2 essays')
})
