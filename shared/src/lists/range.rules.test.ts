import { describe, expect, it } from 'vitest'
import { faultOfRange, type Range, rangeInWords, readRange, writeRange } from './range.rules.ts'

const percent = { least: 0, most: 100 }

describe('a range in an address', () => {
  it.each<[string, Range, string]>([
    ['20..80', { from: 20, to: 80 }, '20 to 80'],
    ['20..', { from: 20, to: null }, '20 or more'],
    ['..33.33', { from: null, to: 33.33 }, '33.33 or less'],
    ['0..0', { from: 0, to: 0 }, '0 to 0'],
  ])('%s', (text, range, words) => {
    expect(readRange(text, percent)).toEqual(range)
    expect(writeRange(range)).toBe(text)
    expect(rangeInWords(range)).toBe(words)
  })

  it.each(['', '..', '20', 'a..b', '80..20', '-1..5', '0..101', '1...2', '1..2..3'])(
    'is not %s',
    (text) => {
      expect(readRange(text, percent)).toBeUndefined()
    },
  )

  it('may be below zero where figures are', () => {
    expect(readRange('-40..-10', { least: -100, most: 100 })).toEqual({ from: -40, to: -10 })
  })

  it('is none without ends', () => {
    expect(writeRange({ from: null, to: null })).toBe('')
  })

  it.each<[Range, string | undefined]>([
    [{ from: 1, to: 2 }, undefined],
    [{ from: 3, to: 2 }, 'The second is less than the first'],
    [{ from: null, to: 101 }, 'From 0 to 100'],
  ])('%o is at fault: %s', (range, fault) => {
    expect(faultOfRange(range, percent)).toBe(fault)
  })
})
