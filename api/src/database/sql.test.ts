import { expect, it } from 'vitest'
import { sourcesWith } from '../testing/index.ts'

it.each([
  ['moments come into statements', /toISOString\(\)\}::timestamptz/],
  [
    'moments come out of them',
    /extract\(epoch from [^()]*(\([^()]*\)[^()]*)?\)(::float8)? \* 1000/,
  ],
  ['lists of ids and names come into them', /\.join\(','\)\}\}`\}::(int|uuid|text)\[\]/],
])('is how %s, everywhere', (_what, byHand) => {
  expect(sourcesWith(byHand).filter((file) => file !== 'database/sql.ts')).toEqual([])
})
