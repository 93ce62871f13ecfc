import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedIn } from './moved.rules.ts'

it.each([
  ['abc', 'abc', undefined],
  ['abc', 'cab', 'c'],
  ['abcd', 'bcda', 'a'],
  ['abcd', 'dcba', undefined],
  ['', '', undefined],
])('from %s to %s', (before, after, moved) => {
  expect(movedIn([...before], [...after])).toBe(moved)
})

it('finds a row whose move gives the order, whatever was moved where', () => {
  const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), {
    minLength: 2,
    maxLength: 5,
  })
  fc.assert(
    fc.property(keys, fc.nat(), fc.nat(), (before, from, to) => {
      fc.pre(before.every((key) => !key.includes(',')))
      const key = before[from % before.length] ?? ''
      const others = before.filter((one) => one !== key)
      const after = others.toSpliced(to % before.length, 0, key)
      const moved = movedIn(before, after)
      if (before.join() === after.join()) expect(moved).toBeUndefined()
      else {
        // Of two that changed places either may be said to have moved.
        const at = after.indexOf(moved ?? '')
        const rest = before.filter((one) => one !== moved)
        expect(rest.toSpliced(at, 0, moved ?? '')).toEqual(after)
      }
    }),
  )
})
