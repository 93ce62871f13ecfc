import { expect, it } from 'vitest'
import { signed } from './scores.words.ts'

it.each([
  [0.5, '+0.5'],
  [-1.26, '−1.3'],
  [1, '+1.0'],
  [0, '0.0'],
  [-0.01, '0.0'],
])('%f is written %s', (difference, expected) => {
  expect(signed(difference)).toBe(expected)
})
