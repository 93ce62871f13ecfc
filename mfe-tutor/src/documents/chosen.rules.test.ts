import { describe, expect, it } from 'vitest'
import { chosenAfter, zipWords } from './chosen.rules.ts'

const row = (id: string, bytes = 10) => ({ id, file: { bytes } })

describe('what is chosen', () => {
  it('keeps what stands on another page', () => {
    const first = chosenAfter(new Map(), [row('a'), row('b')], new Set(['a']))
    const second = chosenAfter(first, [row('c', 30)], new Set(['c']))
    expect([...second]).toEqual([
      ['a', 10],
      ['c', 30],
    ])
    expect([...chosenAfter(second, [row('a'), row('b')], new Set()).keys()]).toEqual(['c'])
  })

  it.each([
    [1, 1_500_000, 'Download 1 file (1.5 MB)', null],
    [6, 2_000_000, 'Download 6 files (12 MB)', null],
    [101, 10, 'Download 101 files (1.01 kB)', 'A zip can have 100 documents. Choose fewer.'],
    [100, 6_000_000, 'Download 100 files (600 MB)', 'A zip can have 500 MB. Choose fewer.'],
  ])('%i files of %i bytes: %s, %s', (count, bytes, label, fault) => {
    const chosen = new Map(Array.from({ length: count }, (_, index) => [String(index), bytes]))
    const words = zipWords(chosen)
    expect(words.fault).toBe(fault)
    if (count < 100) expect(words.label).toBe(label)
  })
})
