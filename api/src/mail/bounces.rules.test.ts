import { expect, test } from 'vitest'
import { isRefusal } from './bounces.rules.ts'

const said = (response: string) => Object.assign(new Error(`Refused: ${response}`), { response })

test.each([
  ['550 5.1.1 No such user here', true],
  ['553-5.1.3 The address is not valid', true],
  // A full box, a policy, a server that is busy: it may go out later, or to others.
  ['552 5.2.2 Mailbox full', false],
  ['550 5.7.1 Message refused as spam', false],
  ['450 4.1.1 Try again later', false],
  ['550 No such user', false],
])('“%s” refuses the address for good: %s', (response, isForGood) => {
  expect(isRefusal(said(response))).toBe(isForGood)
})

test('a server that is not reached refuses nobody', () => {
  expect(isRefusal(new Error('connect ECONNREFUSED 5.1.1'))).toBe(false)
})
