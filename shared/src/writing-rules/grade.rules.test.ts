import { expect, test } from 'vitest'
import { percentOf } from './grade.rules.ts'

const criteria = [30, 30, 20, 20].map((weight, place) => ({ key: `${place}`, weight }))
const graded = (points: readonly (number | null)[]) =>
  points.map((given, place) => ({ key: `${place}`, points: given }))

test.each([
  ['a half is rounded up', [75, 50, 100, 25], 63],
  ['nothing is nothing', [0, 0, 0, 0], 0],
  ['all is all', [100, 100, 100, 100], 100],
  ['less than a half falls away', [74, 50, 100, 25], 62],
  ['there is none while a criterion waits', [75, null, 100, 25], null],
  ['or is not named at all', [75, 50, 100], null],
])('%s', (_, points, percent) => {
  expect(percentOf(criteria, graded(points))).toBe(percent)
})

test('grades are found by their keys, not by their order', () => {
  expect(percentOf(criteria, graded([75, 50, 100, 25]).toReversed())).toBe(63)
})

test('nothing to grade has no grade', () => {
  expect(percentOf([], [])).toBeNull()
})
