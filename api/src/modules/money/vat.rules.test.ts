import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rateOn, vatOf, vatOfLines } from './vat.rules.ts'

it.each([
  [120_000, 2_000, 100_000, 20_000],
  [9_999, 2_000, 8_332, 1_667],
  [-9_999, 2_000, -8_332, -1_667],
  [105, 500, 100, 5],
  [9_999, 0, 9_999, 0],
  [0, 2_000, 0, 0],
])('of %i pence at %i it is', (gross, rate, netPence, vatPence) => {
  expect(vatOf(gross, rate)).toEqual({ netPence, vatPence })
})

it('and what is without it are the price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (gross, rate) => {
        const { netPence, vatPence } = vatOf(gross, rate)
        expect(netPence + vatPence).toBe(gross)
        // Whoever adds VAT to what is without it comes to the price, but for a penny.
        expect(Math.abs(netPence * (1 + rate / 10_000) - gross)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

const vatRates = [
  { from: '2011-01-04', standard: 2_000, reduced: 500 },
  { from: '2010-01-01', standard: 1_750, reduced: 500 },
]

it.each([
  ['standard', '2026-01-01', 'GB1', 2_000],
  ['standard', '2011-01-04', 'GB1', 2_000],
  ['standard', '2011-01-03', 'GB1', 1_750],
  ['standard', '2009-12-31', 'GB1', 0],
  ['reduced', '2026-01-01', 'GB1', 500],
  ['zero', '2026-01-01', 'GB1', 0],
  ['exempt', '2026-01-01', 'GB1', 0],
  ['outside', '2026-01-01', 'GB1', 0],
  ['standard', '2026-01-01', '', 0],
] as const)('is %s on %s for the number “%s” at %i', (vat, day, vatNumber, rate) => {
  expect(rateOn(vat, day, { vatNumber, vatRates })).toBe(rate)
})

it('is summed by line', () => {
  const lines = [
    { pence: 9_999, vat: 'standard' },
    { pence: 9_999, vat: 'standard' },
    { pence: 5_000, vat: 'exempt' },
  ] as const
  expect(vatOfLines(lines, '2026-01-01', { vatNumber: 'GB1', vatRates })).toBe(3_334)
})
