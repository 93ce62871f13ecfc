import { expect, it } from 'vitest'
import { percentOf, resumesAt, spansText, unwatchedFrom } from './playback.rules.ts'

it.each([
  [0, false, 0],
  [252, false, 252],
  [594, false, 594],
  // Within five seconds of the end.
  [595, false, 0],
  [600, false, 0],
  [252, true, 0],
])('of 600 seconds left at %d, watched %s, it goes on at %d', (position, isWatched, at) => {
  expect(resumesAt(position, 600, isWatched)).toBe(at)
})

it.each([
  [[], 0],
  [[[0, 30]], 30],
  [[[1, 30]], 0],
  [
    [
      [0, 30],
      [31, 60],
    ],
    30,
  ],
] as const)('%j is watched without a gap up to %d', (watched, second) => {
  expect(unwatchedFrom(watched)).toBe(second)
})

it('spans are told in any order, meeting as they like', () => {
  expect(spansText([])).toBe('{}')
  expect(
    spansText([
      [300, 400],
      [0, 100],
      [350, 500],
    ]),
  ).toBe('{[300,400),[0,100),[350,500)}')
})

it.each([
  [0, 0],
  [1, 0],
  [300, 50],
  [599, 99],
  [600, 100],
])('%d of 600 seconds are %d per cent', (watched, percent) => {
  expect(percentOf(watched, 600)).toBe(percent)
})
