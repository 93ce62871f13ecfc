import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields } from './versions.rules.ts'

describe('the fields that were changed', () => {
  it.each([
    ['none', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['one', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b']],
    ['in their order, however they stand', { b: 1, a: 1 }, { b: 2, a: 2 }, ['a', 'b']],
    ['a list in another order', { roles: ['x', 'y'] }, { roles: ['y', 'x'] }, ['roles']],
    ['an object with its names in another order', { o: { a: 1, b: 2 } }, { o: { b: 2, a: 1 } }, []],
    ['one that came and one that went', { a: 1 }, { b: 1 }, ['a', 'b']],
    ['all where it is not known what was', null, { b: 1, a: 1 }, ['a', 'b']],
    ['a field with a name that the log keeps out', { hashtag: 'a' }, { hashtag: 'b' }, ['hashtag']],
  ])('are %s', (_, before, after, expected) => {
    expect(changedFields(before, after)).toEqual(expected)
  })

  it('are the same in both directions, and none of something and itself', () => {
    const values = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue())
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(changedFields(one, other)).toEqual(changedFields(other, one))
        expect(changedFields(one, structuredClone(one))).toEqual([])
      }),
    )
  })
})
