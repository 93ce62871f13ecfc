import { expect, it } from 'vitest'
import { bookDay } from './book-day.ts'

it.each([
  // Summer time in London is an hour ahead.
  ['2026-07-01T22:59:00Z', '2026-07-01'],
  ['2026-07-01T23:00:00Z', '2026-07-02'],
  ['2026-12-01T23:00:00Z', '2026-12-01'],
])('the day in the books at %s is that of London, %s', (moment, day) => {
  expect(bookDay(Date.parse(moment))).toBe(day)
})
