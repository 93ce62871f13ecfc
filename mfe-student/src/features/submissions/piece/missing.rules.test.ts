import { expect, it } from 'vitest'
import { lengthHint, missingOf } from './missing.rules.ts'

it('says what keeps a text from being handed in', () => {
  const long = 'a'.repeat(350)
  expect(missingOf('essay', ['  \n'])).toEqual(['The essay has no words yet.'])
  expect(missingOf('essay', ['One.'])).toEqual([])
  expect(missingOf('statement', [long, 'a'.repeat(349), long])).toEqual([
    'Answer 2 has 349 characters; UCAS asks for at least 350.',
  ])
  expect(missingOf('statement', [long, long, 'a'.repeat(3_301)])).toEqual([
    'Together the answers have 4,001 characters; UCAS takes at most 4,000.',
  ])
})

it.each([
  [500, 600, 499, 'The task asks for at least 500 words; this has 499.'],
  [500, 600, 500, undefined],
  [500, 600, 601, 'The task asks for at most 600 words; this has 601.'],
  [null, null, 1, undefined],
])('of %s to %s words and %s written says %s', (minWords, maxWords, words, hint) => {
  expect(lengthHint({ minWords, maxWords }, words)).toBe(hint)
})
