import { expect, it } from 'vitest'
import { addedOf, priceOf } from './upgrade.words.ts'

it.each([
  [120_000, 'once', '£1,200 once'],
  [4_000, 'month', '£40 a month'],
  [5_550, 'hour', '£55.50 an hour'],
  [0, 'once', '£0 once'],
] as const)('%i pence per %s are %s', (pricePence, per, words) => {
  expect(priceOf({ pricePence, per })).toBe(words)
})

it.each([
  [[], 0, []],
  [[], 1, ['1 hour of tuition']],
  [['hasLibrary', 'hasQuestionBank'], 2.5, ['2.5 hours of tuition', 'Question bank', 'Library']],
] as const)('%j and %d hours are %j', (entitlements, hours, words) => {
  expect(addedOf({ entitlements, hours })).toEqual(words)
})
