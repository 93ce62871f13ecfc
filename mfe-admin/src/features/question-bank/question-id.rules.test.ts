import { expect, it } from 'vitest'
import { addressId, questionIdIn } from './question-id.rules.ts'

it.each([
  ['qu-42', 42],
  ['abc7', 7],
  ['---1', 1],
  ['qu-2147483647', 2_147_483_647],
  ['qu-2147483648', undefined],
  ['42', undefined],
  ['qu-', undefined],
  ['qu-0', undefined],
  ['qu-007', undefined],
  ['qu--1', undefined],
  ['qu-1.5', undefined],
  ['qu-4x', undefined],
  ['', undefined],
])('reads %s as %s', (segment, id) => {
  expect(questionIdIn(segment)).toBe(id)
})

it('reads what it writes', () => {
  expect(addressId(42)).toBe('qu-42')
  expect(questionIdIn(addressId(42))).toBe(42)
})
