import { expect, it } from 'vitest'
import { esatChoiceError } from './esat-parts.rules.ts'

const exactly = 'Please select exactly 2 ESAT parts'
const foreign = /not one of those to choose from/

it.each<[string, number[], string | RegExp | null]>([
  ['none', [], exactly],
  ['one', [2], exactly],
  ['three', [2, 3, 4], exactly],
  ['the same twice', [2, 2], exactly],
  ['two and one of them again', [2, 3, 3], exactly],
  ['an unknown one', [2, 99], foreign],
  ['the compulsory one', [1, 2], foreign],
  ['two', [2, 5], null],
  ['two in another order', [5, 2], null],
])('a choice of %s', (_name, selected, expected) => {
  const error = esatChoiceError(selected, [2, 3, 4, 5])
  if (expected instanceof RegExp) expect(error).toMatch(expected)
  else expect(error).toBe(expected)
})
