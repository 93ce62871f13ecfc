import { expect, it } from 'vitest'
import { addressOf, readAddress } from './address.rules.ts'

it.each([
  ['', '', []],
  ['light=red&size=50', 'light=red&size=50', []],
  ['light=red&columns=name%2Clight', 'light=red', ['name', 'light']],
  ['columns=', '', []],
])('%s is %s with %j', (address, query, columns) => {
  expect(readAddress(address)).toEqual({ query, columns })
})

it('puts both together again', () => {
  const address = 'search=a+b&columns=name%2Clight'
  expect(addressOf(readAddress(address))).toBe(address)
  expect(addressOf({ query: '?columns=other', columns: [] })).toBe('')
})
