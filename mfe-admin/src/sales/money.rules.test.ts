import { expect, it } from 'vitest'
import { penceOf, poundsOf, sumOf } from './money.rules.ts'

it.each([
  [null, null],
  [0, 0],
  [1200, 120_000],
  [333.34, 33_334],
  [1.1, 110],
  [99_999.99, 9_999_999],
])('%s pounds are %s pence, and back', (pounds, pence) => {
  expect(penceOf(pounds)).toBe(pence)
  expect(poundsOf(pence)).toBe(pounds)
})

it('leaves a part of a penny, for the contract to refuse', () => {
  expect(Number.isInteger(penceOf(0.005))).toBe(false)
})

it('adds up', () => {
  expect(sumOf([{ pence: 33_334 }, { pence: 33_333 }, { pence: 33_333 }])).toBe(100_000)
})
