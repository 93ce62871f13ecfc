import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame } from './paths.ts'

describe('two values are the same', () => {
  it.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
    [Number.NaN, Number.NaN, true],
  ])('%j and %j: %j', (one, other, same) => {
    expect(isSame(one, other)).toBe(same)
    expect(isSame(other, one)).toBe(same)
  })

  it('when they are written the same', () => {
    const values = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(isSame(one, JSON.parse(JSON.stringify(one)))).toBe(true)
        if (isSame(one, other)) expect(other).toEqual(one)
      }),
    )
  })
})
