import { describe, expect, it } from 'vitest'
import { isUnlimitedByName, programmeErrors } from './programmes.rules.ts'

it.each([
  ['Full Blue', true],
  [' fellow ', true],
  ['Fellows', false],
  ['Premium', false],
])('%s is without a limit by its name: %s', (name, expected) => {
  expect(isUnlimitedByName(name)).toBe(expected)
})

describe('a programme', () => {
  const fellow = { name: 'Fellow', hours: 0, isUnlimited: true }
  const premium = { name: 'Premium', hours: 20, isUnlimited: false }

  it.each([
    ['as it is', premium, premium, []],
    ['by another name', { ...premium, name: 'Premium Plus' }, premium, []],
    ['without a limit', { ...premium, hours: 0, isUnlimited: true }, premium, []],
    ['with hours and no limit', { ...premium, isUnlimited: true }, premium, ['body.hours']],
    ['Fellow by another name', { ...fellow, name: 'Fellows' }, fellow, ['body.name']],
    ['Fellow with a limit', { ...fellow, isUnlimited: false }, fellow, ['body.isUnlimited']],
    [
      'a new Full Blue',
      { ...fellow, name: 'Full Blue', isUnlimited: false },
      null,
      ['body.isUnlimited'],
    ],
  ])('%s', (_, values, before, expected) => {
    expect(programmeErrors(values, before).map(({ path }) => path)).toEqual(expected)
  })
})
