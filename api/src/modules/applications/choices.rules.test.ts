import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placed } from './choices.rules.ts'

describe('putting a choice at a place', () => {
  it.each([
    [['a', 'b', 'c'], 'c', 1, ['c', 'a', 'b']],
    [['a', 'b', 'c'], 'a', 3, ['b', 'c', 'a']],
    [['a', 'b', 'c'], 'b', 2, ['a', 'b', 'c']],
    [['a', 'b'], 'new', 2, ['a', 'new', 'b']],
    [['a', 'b'], 'new', 5, ['a', 'b', 'new']],
    [[], 'new', 3, ['new']],
  ])('%j, %s at %i', (order, id, position, expected) => {
    expect(placed(order, id, position)).toEqual(expected)
  })

  it('keeps the others in their order, whatever is moved where', () => {
    const order = fc.uniqueArray(fc.string(), { maxLength: 5 })
    fc.assert(
      fc.property(order, fc.string(), fc.integer({ min: 1, max: 5 }), (ids, id, position) => {
        const others = ids.filter((other) => other !== id)
        const after = placed(ids, id, position)
        expect(after.filter((other) => other !== id)).toEqual(others)
        expect(after.indexOf(id)).toBe(Math.min(position - 1, others.length))
      }),
    )
  })
})
