import { expect, it } from 'vitest'
import { lengthAsked } from './length.rules.ts'

it.each([
  [500, 600, null, '500 to 600 words'],
  [1_000, 1_500, null, '1,000 to 1,500 words'],
  [1_000, null, null, '1,000 words or more'],
  [null, 600, null, '600 words or fewer'],
  [null, 1, null, '1 word or fewer'],
  [null, null, 4_000, '4,000 characters or fewer'],
  [null, null, null, undefined],
])('says %s to %s words and %s characters as %s', (minWords, maxWords, maxCharacters, words) => {
  expect(lengthAsked({ minWords, maxWords, maxCharacters })).toBe(words)
})
