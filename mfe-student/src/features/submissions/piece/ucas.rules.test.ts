import { expect, it } from 'vitest'
import {
  longBreaksOver,
  nameOfOdd,
  oddPlaces,
  placeInRaw,
  replacedToday,
  replacementWords,
} from './ucas.rules.ts'

it('lists odd characters of all answers, each with what says the same', () => {
  const places = oddPlaces(['a → b', 'plain', 'x\t😀'])
  expect(places.map((odd) => [odd.part, nameOfOdd(odd.text), replacementWords(odd)])).toEqual([
    [0, '→ (U+2192)', '->'],
    [2, 'a tab (U+0009)', 'a space'],
    [2, '😀 (U+1F600)', 'nothing'],
  ])
})

it('replaces a character in the text as it is by now', () => {
  const [first, second] = oddPlaces(['a → b → c'])
  if (first === undefined || second === undefined) throw new Error('Both are listed')
  const now = (raw: string, odd = second) => replacedToday(raw, 'a → b → c', odd)
  expect(now('a → b → c\n', first)).toBe('a -> b → c\n')
  expect(now('a → b → c, and more\n')).toBe('a → b -> c, and more\n')
  expect(now('Before a → b → c\n')).toBe('Before a → b -> c\n')
  expect(now('a -> b → c\n', first)).toBe('a -> b -> c\n')
  expect(now('a b c\n')).toBe('a b c\n')
})

it('finds the same one in the text as it was typed', () => {
  expect(placeInRaw('a → b →\n', 'a → b →', 6, 7)).toEqual({ start: 6, end: 7 })
  expect(placeInRaw('\u200ba → b →\n', 'a → b →', 6, 7)).toEqual({ start: 7, end: 8 })
  expect(placeInRaw('gone', 'a →', 2, 3)).toEqual({ start: 0, end: 0 })
})

it('says the longer count only where that alone is too long', () => {
  expect(longBreaksOver(['a\nb', 'c'], 4)).toBe(5)
  expect(longBreaksOver(['a\nb', 'c'], 5)).toBeUndefined()
})
