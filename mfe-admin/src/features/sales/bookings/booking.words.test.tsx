import { expect, it } from 'vitest'
import { priceInWords, standingOf, valueInWords } from './booking.words.ts'

it.each([
  [null, 'Nothing'],
  ['', 'Nothing'],
  [[], 'Nothing'],
  [true, 'Yes'],
  [20, '20'],
  ['confirmed', 'Confirmed'],
  ['2027-01-31', '31 Jan 2027'],
  ['Agreed on 2027-01-31', 'Agreed on 2027-01-31'],
  [
    [{ kind: 'programme', description: 'Premium', pence: 120_000, vat: 'exempt' }],
    'Programme, Premium, £1,200, Exempt',
  ],
  [[{ instalmentId: 'x', dueOn: '2027-01-31', pence: 33_334 }], '31 Jan 2027, £333.34'],
  [{ hasSeminar: true, hasCourses: true, hasLibrary: false }, 'Courses, Seminars'],
  [{ hasSeminar: false }, 'Nothing'],
])('%j of a history reads %s', (value, words) => {
  expect(valueInWords(value)).toBe(words)
})

it('tells a price of nothing from none', () => {
  expect(priceInWords({ isPriceSettled: true, pricePence: 0 })).toBe('£0.00')
  expect(priceInWords({ isPriceSettled: false, pricePence: 0 })).toBe('Not settled')
})

it('says that a booking is cancelled, wherever its days are', () => {
  expect(standingOf({ state: 'cancelled', phase: 'running' }).word).toBe('Cancelled')
  expect(standingOf({ state: 'confirmed', phase: 'ends' }).word).toBe('Ends within 30 days')
})
