import { expect, it } from 'vitest'
import { coverColours, coverOf } from './cover.rules.ts'

it('draws the same cover for the same title, however it is written', () => {
  expect(coverOf(' Mechanics ')).toEqual(coverOf('mechanics'))
})

it('uses all of its colours', () => {
  const drawn = Array.from({ length: 200 }, (_, at) => coverOf(`Book ${at}`).colour)
  expect(new Set(drawn)).toEqual(new Set(coverColours))
})

it.each([
  ['Algebra', false],
  ['A', false],
  ['', false],
  ['Everything that a future engineer should know', true],
])('says of “%s” whether it is long: %s', (title, isLong) => {
  expect(coverOf(title).isLong).toBe(isLong)
})
