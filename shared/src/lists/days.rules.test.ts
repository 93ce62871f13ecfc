import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysInWords, faultOf, isDay, readDays, writeDays } from './days.rules.ts'

describe('a day', () => {
  it.each([
    ['2026-01-31', true],
    ['2028-02-29', true],
    ['0001-01-01', true],
    ['9999-12-31', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-31', false],
    ['0000-01-01', false],
    ['31/01/2026', false],
    ['', false],
  ])('“%s”: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

describe('days in an address', () => {
  it.each([
    ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
    ['2026-01-31..2026-01-31', { from: '2026-01-31', to: '2026-01-31' }],
    ['2026-01-31', { from: '2026-01-31', to: '2026-01-31' }],
    ['2026-01-31..', { from: '2026-01-31', to: '' }],
    ['..2026-01-31', { from: '', to: '2026-01-31' }],
    ['', undefined],
    ['..', undefined],
    ['2026-02-01..2026-01-31', undefined],
    ['2026-01-01..2026-02-30', undefined],
    ['2026-01-01..2026-01-02..2026-01-03', undefined],
    ['yesterday..', undefined],
  ])('“%s” are %o', (text, expected) => {
    expect(readDays(text)).toEqual(expected)
  })

  const day = fc
    .date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10))

  it('are read as they were written, unless they are in the wrong order', () => {
    const end = fc.oneof(fc.constant(''), day)
    fc.assert(
      fc.property(end, end, (from, to) => {
        const days = { from, to }
        const isNone = from === '' && to === ''
        const isWrong = faultOf(days) !== undefined
        expect(isWrong).toBe(from !== '' && to !== '' && from > to)
        expect(readDays(writeDays(days))).toEqual(isNone || isWrong ? undefined : days)
      }),
    )
  })
})

describe('days in words', () => {
  it.each([
    [{ from: '2026-01-01', to: '2026-01-31' }, '1 Jan 2026 to 31 Jan 2026'],
    [{ from: '2026-01-31', to: '2026-01-31' }, '31 Jan 2026'],
    [{ from: '2026-01-31', to: '' }, 'from 31 Jan 2026'],
    [{ from: '', to: '2026-01-31' }, 'until 31 Jan 2026'],
  ])('%o: %s', (days, expected) => {
    expect(daysInWords(days)).toBe(expected)
  })
})
