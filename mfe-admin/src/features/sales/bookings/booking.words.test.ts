import { expect, it } from 'vitest'
import { priceInWords, standingOf, valueInWords } from './booking.words.ts'

it.each([
  [null, 'Nothing'],
  ['', 'Nothing'],
  [[], 'Nothing'],
  [true, 'Yes'],
  [20, '20'],
  [[{ kind: 'programme', description: 'Premium', pence: 120_000 }], 'programme, Premium, £1,200'],
  [[{ instalmentId: 'x', dueOn: '2027-01-31', pence: 33_334 }], '2027-01-31, £333.34'],
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
