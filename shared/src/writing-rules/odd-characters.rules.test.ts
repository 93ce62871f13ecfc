import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddCharacters, withoutOdd } from './odd-characters.rules.ts'

test.each([
  ['Plain ASCII: all of it! ~{|}', []],
  ['Déjà vu, Łódź, naïve, ¡ſ', []],
  ['‘’ “” – — … €', []],
  ['two\nlines', []],
  ['a\tb', [[1, 2, ' ']]],
  ['• one', [[0, 1, '-']]],
  ['x ≤ y', [[2, 3, '<=']]],
  ['eﬃcient', [[1, 2, 'ffi']]],
  ['⅓', [[0, 1, '1/3']]],
  ['m²', []],
  ['10⁻³', [[2, 3, '-']]],
  ['Việt', [[2, 3, 'ê']]],
  ['Ștefan', [[0, 1, 'S']]],
  ['q\u0307', [[1, 2, '']]],
  [
    'λόγος',
    [
      [0, 1, null],
      [1, 2, null],
      [2, 3, null],
      [3, 4, null],
      [4, 5, null],
    ],
  ],
  ['ok 👩‍🚀!', [[3, 8, '']]],
  [
    '👍🏽🇬🇧',
    [
      [0, 4, ''],
      [4, 8, ''],
    ],
  ],
  ['a\ufffdb', [[1, 2, '']]],
  ['1\ufe0f\u20e3', [[1, 3, '']]],
  ['ƒ', [[0, 1, null]]],
])('%j', (text, odd) => {
  expect(oddCharacters(text)).toEqual(
    odd.map(([start, end, replacement]) => ({
      start,
      end,
      text: text.slice(Number(start), Number(end)),
      replacement,
    })),
  )
})

test('what is put instead is plain, and nothing plain is touched', () => {
  const isPlain = /^[\n\u0020-\u007e\u00a1-\u017f‘’“”–—…€]*$/u
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { start, end, replacement } of oddCharacters(text)) {
        expect(text.slice(start, end)).not.toMatch(isPlain)
        expect(replacement ?? '').toMatch(isPlain)
      }
      const plain = Array.from(text, (one) => (isPlain.test(one) ? one : '')).join('')
      expect(withoutOdd(plain)).toBe(plain)
    }),
    { numRuns: 50 },
  )
})

test('what can be replaced is', () => {
  expect(withoutOdd('• ﬁve ≥ λ 👍')).toBe('- five >= λ ')
})
