import { expect, it } from 'vitest'
import { inWords, partsOf, written } from './conflict.rules.ts'

it.each([
  ['phone', 'Phone'],
  ['address.postCode', 'Post code'],
])('the place %s is called %s', (place, words) => {
  expect(inWords(place)).toBe(words)
})

it.each([
  ['', 'Nothing'],
  [null, 'Nothing'],
  [[], 'Nothing'],
  [0, '0'],
  [false, 'No'],
  [['a', 'b'], 'a, b'],
  [[{ text: 'One', points: 1 }], 'One, 1'],
])('%j is written %s', (value, words) => {
  expect(written(value)).toBe(words)
})

it.each([
  ['a b c', 'a x c', ['a ', 'b', ' c']],
  ['a b c', 'a c', ['a ', 'b ', 'c']],
  ['a c', 'a b c', ['a ', '', 'c']],
  ['a a', 'a', ['a', ' a', '']],
  ['a b', 'a b\nc', ['a b', '', '']],
  ['a b\nc', 'a b', ['a b', '\nc', '']],
  ['one', 'other', ['', 'one', '']],
  ['same text', 'same text', ['same text', '', '']],
])('%s beside %s differs in its middle', (text, other, parts) => {
  expect(partsOf(text, other)).toEqual(parts)
})
