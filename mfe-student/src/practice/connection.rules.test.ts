import { expect, test } from 'vitest'
import { connectionOf } from './connection.rules.ts'

test.each([
  [[40, 60, 50], 'good', 50],
  [[790, 820, 700], 'good', 790],
  [[800, 900, 850], 'slow', 850],
  [[null, 60, 40], 'good', 60],
  [[null, null, 40], 'none', null],
  [[null, null, null], 'none', null],
  [[], 'none', null],
])('calls of %o ms are a connection that is %s', (times, connection, ms) => {
  expect(connectionOf(times)).toEqual({ connection, ms })
})
