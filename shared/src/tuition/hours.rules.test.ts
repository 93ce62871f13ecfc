import { describe, expect, it } from 'vitest'
import { makeHour } from '../testing/factories.ts'
import {
  canAskForTime,
  canJoin,
  hoursText,
  isShortNotice,
  signedHours,
  stateOf,
} from './hours.rules.ts'

const at = (time: string) => Date.parse(`2027-03-05T${time}Z`)

describe('an hour from 16:30 to 17:30', () => {
  it.each([
    ['16:19:59', false],
    ['16:20:00', true],
    ['17:29:59', true],
    ['17:30:00', false],
  ])('at %s can be joined: %s', (time, expected) => {
    expect(canJoin(makeHour(), at(time))).toBe(expected)
    expect(canJoin(makeHour({ joinLink: null }), at(time))).toBe(false)
    expect(canJoin(makeHour({ state: 'cancelled' }), at(time))).toBe(false)
  })

  it.each([
    ['16:29:59', 'Booked', 'brand'],
    ['16:30:00', 'Now', 'brand'],
    ['17:30:00', 'To mark', 'warning'],
  ])('at %s is %s', (time, word, tone) => {
    expect(stateOf(makeHour(), at(time))).toEqual({ word, tone })
  })

  it('that nobody has marked a day after its end is late', () => {
    const dayAfter = at('17:30:00') + 86_400_000
    expect(stateOf(makeHour(), dayAfter - 1).word).toBe('To mark')
    expect(stateOf(makeHour(), dayAfter)).toEqual({ word: 'To mark, late', tone: 'danger' })
  })

  it.each([
    ['delivered', 'Delivered'],
    ['no-show', 'No-show'],
    ['cancelled', 'Cancelled'],
  ] as const)('that is %s reads %s at any time', (state, word) => {
    expect(stateOf(makeHour({ state }), at('10:00:00')).word).toBe(word)
  })

  it('may be asked about until it begins, once at a time', () => {
    const request = {
      ...{ id: 'r', reason: '', startsAt: [], askedAt: '', message: '' },
      state: 'open' as const,
    }
    expect(canAskForTime(makeHour(), at('16:29:59'))).toBe(true)
    expect(canAskForTime(makeHour(), at('16:30:00'))).toBe(false)
    expect(canAskForTime(makeHour({ request }), at('10:00:00'))).toBe(false)
    const declined = { ...request, state: 'declined' as const }
    expect(canAskForTime(makeHour({ request: declined }), at('10:00:00'))).toBe(true)
  })

  it('is short notice within 24 hours', () => {
    expect(isShortNotice(makeHour(), at('16:30:00') - 86_400_000)).toBe(false)
    expect(isShortNotice(makeHour(), at('16:30:01') - 86_400_000)).toBe(true)
  })
})

it.each([
  [1, '1 hour', '+1 h'],
  [-1.5, '-1.5 hours', '−1.5 h'],
  [0.25, '0.25 hours', '+0.25 h'],
])('%s hours read %s and %s', (hours, text, signed) => {
  expect(hoursText(hours)).toBe(text)
  expect(signedHours(hours)).toBe(signed)
})
