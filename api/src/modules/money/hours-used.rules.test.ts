import { expect, it } from 'vitest'
import { usedOfEach } from './hours-used.rules.ts'

it.each([
  ['of the oldest first', [40, 20], 50, [40, 10]],
  ['of none', [40, 20], 0, [0, 0]],
  ['of all', [40, 20], 60, [40, 20]],
  ['beyond all', [40, 20], 70, [40, 20]],
  ['of one that was taken back', [0, 20], 10, [0, 10]],
  ['of what was given back', [40], -4, [0]],
])('%s', (_, bought, used, expected) => {
  expect(usedOfEach(bought, used)).toEqual(expected)
})
