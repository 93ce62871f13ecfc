import { describe, expect, it } from 'vitest'
import { lengthOfPart, missingParts, partCount } from './parts.rules.ts'

describe('a file in parts', () => {
  it.each([
    [1, 1, [1, 0]],
    [4, 1, [4, 0]],
    [5, 1, [5, 0]],
    [6, 2, [5, 1, 0]],
    [10, 2, [5, 5, 0]],
    [11, 3, [5, 5, 1, 0]],
  ])('of %i bytes has %i parts of 5, the last one less', (bytes, parts, lengths) => {
    expect(partCount(bytes, 5)).toBe(parts)
    expect(lengths.map((_, index) => lengthOfPart(bytes, 5, index + 1))).toEqual(lengths)
  })

  it('lacks those that have not come', () => {
    expect(missingParts([1, 3], 4)).toEqual([2, 4])
    expect(missingParts([2, 1], 2)).toEqual([])
  })
})
