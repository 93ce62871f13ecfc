import { describe, expect, it } from 'vitest'
import { isExpired } from './programme.rules.ts'

describe('a programme', () => {
  const account = { isActive: true, expiresOn: '2026-07-01', timeZone: 'Europe/London' }

  it.each([
    ['on its last day', {}, '2026-07-01T22:59:00Z', false],
    ['at the student’s midnight', {}, '2026-07-01T23:00:00Z', true],
    ['further east', { timeZone: 'Asia/Tokyo' }, '2026-07-01T15:00:00Z', true],
    ['further west', { timeZone: 'America/New_York' }, '2026-07-02T03:59:00Z', false],
    ['of a stopped account', { isActive: false }, '2026-01-01T12:00:00Z', true],
  ])('%s', (_name, change, moment, expected) => {
    expect(isExpired({ ...account, ...change }, new Date(moment))).toBe(expected)
  })
})
