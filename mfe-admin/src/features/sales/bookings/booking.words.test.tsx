import { expect, it } from 'vitest'
import { priceInWords, standingOf, valueInWords } from './booking.words.ts'

it.each([
  ['payerId', null, 'Nothing'],
  ['note', '', 'Nothing'],
  ['lines', [], 'Nothing'],
  ['isUnlimited', true, 'Yes'],
  ['hours', 20, '20'],
  ['state', 'confirmed', 'Confirmed'],
  ['expiresOn', '2027-01-31', '31 Jan 2027'],
  ['note', '2027-01-31', '2027-01-31'],
  ['note', 'cancelled', 'cancelled'],
  [
    'lines',
    [{ kind: 'programme', description: 'exempt', pence: 120_000, vat: 'exempt' }],
    'Programme, exempt, £1,200, Exempt',
  ],
  ['plan', [{ instalmentId: 'x', dueOn: '2027-01-31', pence: 33_334 }], '31 Jan 2027, £333.34'],
  ['entitlements', { hasSeminar: true, hasCourses: true, hasLibrary: false }, 'Courses, Seminars'],
  ['entitlements', { hasSeminar: false }, 'Nothing'],
])('%s %j of a history reads %s', (field, value, words) => {
  expect(valueInWords(field, value)).toBe(words)
})

it('tells a price of nothing from none', () => {
  expect(priceInWords({ isPriceSettled: true, pricePence: 0 })).toBe('£0.00')
  expect(priceInWords({ isPriceSettled: false, pricePence: 0 })).toBe('Not settled')
})

it('says that a booking is cancelled, wherever its days are', () => {
  expect(standingOf({ state: 'cancelled', phase: 'running' }).word).toBe('Cancelled')
  expect(standingOf({ state: 'confirmed', phase: 'ends' }).word).toBe('Ends within 30 days')
})
