import { expect, test } from 'vitest'
import { isTimeToJoin } from './join.rules.ts'

const start = Date.parse('2027-03-04T16:00:00Z')
const end = Date.parse('2027-03-04T17:00:00Z')

test.each([
  ['2027-03-04T15:49:59Z', false],
  ['2027-03-04T15:50:00Z', true],
  ['2027-03-04T16:59:59Z', true],
  ['2027-03-04T17:00:00Z', false],
])('at %s one may join from 16:00 to 17:00: %s', (now, may) => {
  expect(isTimeToJoin(start, end, Date.parse(now))).toBe(may)
})
