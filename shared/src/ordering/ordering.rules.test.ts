import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followed, moved, nextPlace, type Order, placeOf, placesIn } from './ordering.rules.ts'

/** `ab,,c` is a group with a and b, an empty one, and one with c; groups are named 0, 1, 2. */
const orderOf = (text: string): Order =>
  text.split(',').map((keys, at) => ({ id: String(at), keys: [...keys] }))
const textOf = (order: Order) => order.map(({ keys }) => keys.join('')).join()

describe('the next place', () => {
  test.each([
    ['down', 'abc', 'a', 1, 'bac'],
    ['up', 'abc', 'c', -1, 'acb'],
    ['down, from the last of a group to the first of the next', 'ab,cd', 'b', 1, 'a,bcd'],
    ['up, from the first of a group to the last of the one before', 'ab,cd', 'c', -1, 'abc,d'],
    ['down, into an empty group', 'ab,,c', 'b', 1, 'a,b,c'],
    ['down, out of a group that it leaves empty', 'a,b,c', 'b', 1, 'a,,bc'],
    ['up, into an empty group', 'a,,c', 'c', -1, 'a,c,'],
  ] as const)('%s', (_, before, key, by, after) => {
    const order = orderOf(before)
    const to = nextPlace(order, key, by)
    expect(to && textOf(moved(order, key, to))).toBe(after)
  })

  test.each([
    ['before the first', 'ab,c', 'a', -1],
    ['after the last', 'ab,c', 'c', 1],
    ['of a row alone', 'a', 'a', 1],
    ['of a row that is not there', 'ab', 'x', 1],
  ] as const)('%s is none', (_, order, key, by) => {
    expect(nextPlace(orderOf(order), key, by)).toBeUndefined()
  })
})

describe('a move', () => {
  test.each([
    ['within a group', 'abcd', 'a', { group: '0', at: 2 }, 'bcad'],
    ['into another', 'ab,cd', 'a', { group: '1', at: 1 }, 'b,cad'],
    ['past an end, which is the end', 'ab,cd', 'a', { group: '1', at: 9 }, 'b,cda'],
    ['to where it is', 'abc', 'b', { group: '0', at: 1 }, 'abc'],
    ['to a group that is not there', 'ab', 'a', { group: '7', at: 0 }, 'ab'],
    ['of a row that is not there', 'ab', 'x', { group: '0', at: 0 }, 'ab'],
  ] as const)('%s', (_, before, key, to, after) => {
    expect(textOf(moved(orderOf(before), key, to))).toBe(after)
  })

  test('has one place more in a group that the row is not in', () => {
    expect(['0', '1', '2'].map((group) => placesIn(orderOf('ab,cde,'), 'a', group))).toEqual([
      2, 4, 1,
    ])
  })
})

describe('what is wanted, once other rows are there', () => {
  test.each([
    ['the same rows', 'cab', 'abc', 'cab'],
    ['one is gone', 'cab', 'ac', 'ca'],
    ['one is new', 'cab', 'abcd', 'cabd'],
    ['one has moved to another group', 'b,ac', 'abd,c', 'bd,ac'],
    ['its group is gone', 'a,b', 'ab', 'ab'],
    ['a group is new', 'ba', 'a,b', 'ba,'],
  ])('%s', (_, wanted, given, shown) => {
    expect(textOf(followed(orderOf(wanted), orderOf(given)))).toBe(shown)
  })
})

describe('by law', () => {
  const orders = fc
    .uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 12 })
    .chain((numbers) =>
      fc
        .array(fc.nat({ max: 3 }), { minLength: numbers.length, maxLength: numbers.length })
        .map((groups) =>
          [0, 1, 2, 3].map((group) => ({
            id: `g${group}`,
            keys: numbers.filter((_, at) => groups[at] === group).map(String),
          })),
        ),
    )
  const places = fc.record({ group: fc.constantFrom('g0', 'g1', 'g2', 'g3'), at: fc.nat(14) })
  const keysOf = (order: Order) => order.flatMap(({ keys }) => keys)
  const picked = fc.nat()
  const keyOf = (order: Order, pick: number) => {
    const all = keysOf(order)
    return all[pick % all.length] ?? ''
  }
  const sorted = (order: Order) => keysOf(order).toSorted()

  test('a move and the move back leave everything as it was', () => {
    fc.assert(
      fc.property(orders, picked, places, (order, pick, to) => {
        const key = keyOf(order, pick)
        const from = placeOf(order, key) ?? to
        expect(moved(moved(order, key, to), key, from)).toEqual(order)
      }),
    )
  })

  test('moves lose no row and double none', () => {
    fc.assert(
      fc.property(orders, fc.array(fc.tuple(picked, places)), (order, moves) => {
        const after = moves.reduce<Order>(
          (now, [pick, to]) => moved(now, keyOf(now, pick), to),
          order,
        )
        expect(sorted(after)).toEqual(sorted(order))
        expect(after.map(({ id }) => id)).toEqual(order.map(({ id }) => id))
      }),
    )
  })

  test('a step down and a step up are none', () => {
    fc.assert(
      fc.property(orders, picked, fc.constantFrom<1 | -1>(1, -1), (order, pick, by) => {
        const key = keyOf(order, pick)
        const to = nextPlace(order, key, by)
        if (!to) return
        const there = moved(order, key, to)
        expect(nextPlace(there, key, by > 0 ? -1 : 1)).toEqual(placeOf(order, key))
      }),
    )
  })

  test('steps down visit every place of every group, to the very end', () => {
    fc.assert(
      fc.property(orders, picked, (order, pick) => {
        const key = keyOf(order, pick)
        let now = moved(order, key, { group: 'g0', at: 0 })
        let steps = 0
        for (let to = nextPlace(now, key, 1); to; to = nextPlace(now, key, 1)) {
          now = moved(now, key, to)
          steps += 1
        }
        // Each group has a place more than it has other rows.
        expect(steps + 1).toBe(keysOf(order).length - 1 + order.length)
        expect(placeOf(now, key)?.group).toBe('g3')
      }),
    )
  })

  test('what is followed holds the given rows, each once, and stays where nothing is new', () => {
    fc.assert(
      fc.property(orders, orders, (wanted, given) => {
        const shown = followed(wanted, given)
        expect(sorted(shown)).toEqual(sorted(given))
        expect(followed(shown, given)).toEqual(shown)
      }),
    )
  })
})
