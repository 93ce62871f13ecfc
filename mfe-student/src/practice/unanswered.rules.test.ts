import { expect, test } from 'vitest'
import { isUnanswered, type Reading } from './unanswered.rules.ts'

const begun: Reading = { hasData: false, isPaused: false, error: null, isSlow: false }

test.each<[string, Partial<Reading>, boolean]>([
  ['has just begun', {}, false],
  ['has its answer', { hasData: true, isSlow: true, isPaused: true }, false],
  ['waits for a network', { isPaused: true }, true],
  ['takes too long', { isSlow: true }, true],
  ['had no answer', { error: { status: 0 } }, true],
  ['met a gateway without a server', { error: { status: 502 } }, true],
  ['met a server that ends', { error: { status: 503 } }, true],
  ['waited for a server in vain', { error: { status: 504 } }, true],
  ['was refused', { error: { status: 404 }, isSlow: true }, false],
  ['was refused the session', { error: { status: 401 } }, false],
  ['met a fault of the server', { error: { status: 500 } }, false],
  ['met a fault of the page', { error: new Error('x'), isSlow: true }, false],
])('a read that %s: %o', (_, reading, taken) => {
  expect(isUnanswered({ ...begun, ...reading })).toBe(taken)
})
