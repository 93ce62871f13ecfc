import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changesOf } from './history.rules.ts'

it.each([
  ['nothing', { a: 1 }, { a: 1 }, []],
  ['one field', { a: 1, b: 'x' }, { a: 1, b: 'y' }, [['b', 'x', 'y']]],
  ['a field that came', {}, { a: 1 }, [['a', undefined, 1]]],
  ['a field that went', { a: 1 }, {}, [['a', 1, undefined]]],
  ['a list', { a: ['x'] }, { a: ['x', 'y'] }, [['a', ['x'], ['x', 'y']]]],
  ['no list that is the same', { a: ['x', 'y'] }, { a: ['x', 'y'] }, []],
  ['no object whose names stand otherwise', { a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, []],
  ['a list that was an object', { a: ['x'] }, { a: { 0: 'x' } }, [['a', ['x'], { 0: 'x' }]]],
  ['null for something', { a: null }, { a: {} }, [['a', null, {}]]],
  [
    'all where the one before is not kept',
    undefined,
    { a: 1, b: null },
    [
      ['a', undefined, 1],
      ['b', undefined, null],
    ],
  ],
])('a version changes %s', (_, before, after, expected) => {
  const found = changesOf(before, after)
  expect(found.map((one) => [one.field, one.before, one.after])).toEqual(expected)
})

it('nothing changes from something to a copy of it, and the way back names the same fields', () => {
  const values = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue())
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(changesOf(one, structuredClone(one))).toEqual([])
      const fields = (changes: { field: string }[]) => changes.map(({ field }) => field).sort()
      expect(fields(changesOf(one, other))).toEqual(fields(changesOf(other, one)))
    }),
  )
})
