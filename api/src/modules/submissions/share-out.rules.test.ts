import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isSamePlan,
  mayBeGiven,
  type SharedItem,
  type Sharer,
  shareOut,
  someOf,
} from './share-out.rules.ts'

const marker = (id: string, capacity: number, open: number, own: Partial<Sharer> = {}): Sharer => ({
  ...{ id, name: id, capacity, open, canMark: true, isAway: false, isSenior: false },
  ...own,
})
const item = (dueMs: number, own: Partial<SharedItem> = {}): SharedItem => ({
  ...{ id: `item ${dueMs}`, dueMs, from: null, round: 1, before: null, firstMarkers: [] },
  ...own,
})
const items = (count: number, own: Partial<SharedItem> = {}) =>
  Array.from({ length: count }, (_, at) => item(at, own))
const goesTo = (shared: readonly SharedItem[], among: readonly Sharer[]) =>
  shareOut(shared, among).map(({ to }) => to)

describe('items that are shared out', () => {
  it('go to whoever is the least full with one more', () => {
    const among = [marker('A', 10, 4), marker('B', 5, 0), marker('C', 10, 9)]
    expect(goesTo(items(6), among)).toEqual(['B', 'B', 'A', 'B', 'A', 'A'])
  })

  it.each([
    ['who has fewer', [marker('A', 10, 4), marker('B', 2, 0)], 'B'],
    ['by name, in any case', [marker('b', 5, 1), marker('A', 5, 1)], 'A'],
    [
      'by id, of one name',
      [marker('2', 5, 1, { name: 'Ada' }), marker('1', 5, 1, { name: 'Ada' })],
      '1',
    ],
  ])('go among those equally full to the one %s', (_, among, to) => {
    expect(goesTo([item(1)], among)).toEqual([to])
  })

  it('go to whoever marked the version before, up to the capacity', () => {
    const among = [marker('A', 10, 8), marker('B', 10, 0)]
    expect(goesTo(items(3, { before: 'A' }), among)).toEqual(['A', 'A', 'B'])
    expect(goesTo([item(1, { before: 'gone' })], among)).toEqual(['B'])
  })

  it.each([
    ['is away', { isAway: true }],
    ['may not mark', { canMark: false }],
    ['takes none', { capacity: 0 }],
  ])('never go to somebody who %s, who marked the version before or not', (_, own) => {
    const among = [marker('A', 10, 0, own), marker('B', 1, 5)]
    expect(goesTo([item(1), item(2, { before: 'A' })], among)).toEqual(['B', 'B'])
  })

  it('stay where they are when nobody may be given them', () => {
    const among = [marker('A', 10, 0, { isAway: true })]
    expect(shareOut([item(1), item(2, { from: 'C' })], among)).toEqual([
      { itemId: 'item 1', from: null, to: null },
      { itemId: 'item 2', from: 'C', to: 'C' },
    ])
    expect(goesTo([item(1)], [])).toEqual([null])
  })

  it('are second looks for a senior tutor who did not mark first', () => {
    const again = { round: 2, before: 'A', firstMarkers: ['A', 'B'] }
    const senior = { isSenior: true }
    const among = [marker('A', 10, 0, senior), marker('B', 10, 0, senior), marker('C', 10, 0)]
    expect(goesTo([item(1, again)], among)).toEqual([null])
    expect(goesTo([item(1, again)], [...among, marker('D', 1, 50, senior)])).toEqual(['D'])
    expect(mayBeGiven({ id: 'C', isSenior: false }, { round: 1, firstMarkers: ['C'] })).toBe(true)
  })

  it('may come back to whoever had them', () => {
    const among = [marker('A', 10, 0), marker('B', 10, 9)]
    expect(shareOut([item(1, { from: 'A' })], among)).toEqual([
      { itemId: 'item 1', from: 'A', to: 'A' },
    ])
  })
})

describe('whatever is shared out among whomever', () => {
  const ids = ['A', 'B', 'C', 'D', 'E']
  const anyMarker = (id: string) =>
    fc.record({
      id: fc.constant(id),
      name: fc.constantFrom('Ada', 'ada', 'Theo'),
      capacity: fc.integer({ min: 0, max: 20 }),
      open: fc.integer({ min: 0, max: 30 }),
      canMark: fc.boolean(),
      isAway: fc.boolean(),
      isSenior: fc.boolean(),
    })
  const anyMarkers = fc.tuple(...ids.map(anyMarker)).map((all) => [...all])
  const anyItems = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      dueMs: fc.integer({ min: 0, max: 5 }),
      from: fc.constantFrom(null, ...ids, 'somebody else'),
      round: fc.constantFrom(1, 2),
      before: fc.constantFrom(null, ...ids),
      firstMarkers: fc.subarray(ids),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )

  it('goes somewhere once, the most urgent first', () => {
    fc.assert(
      fc.property(anyItems, anyMarkers, (shared, among) => {
        const plan = shareOut(shared, among)
        const due = plan.map(({ itemId }) => shared.find(({ id }) => id === itemId)?.dueMs ?? -1)
        expect(new Set(plan.map(({ itemId }) => itemId))).toEqual(
          new Set(shared.map(({ id }) => id)),
        )
        expect(plan).toHaveLength(shared.length)
        expect(due).toEqual(due.toSorted((a, b) => a - b))
      }),
    )
  })

  it('goes to nobody who may not be given it', () => {
    fc.assert(
      fc.property(anyItems, anyMarkers, (shared, among) => {
        for (const { itemId, from, to } of shareOut(shared, among)) {
          if (to === from) continue
          const given = among.find(({ id }) => id === to)
          const it = shared.find(({ id }) => id === itemId)
          expect(given?.canMark && !given.isAway && given.capacity > 0).toBe(true)
          expect(given && it && mayBeGiven(given, it)).toBe(true)
        }
      }),
    )
  })

  it('goes the same way in whatever order it is told', () => {
    fc.assert(
      fc.property(anyItems, anyMarkers, (shared, among) => {
        expect(shareOut(shared.toReversed(), among.toReversed())).toEqual(shareOut(shared, among))
      }),
    )
  })

  it('leaves nobody fuller than another would be with one more', () => {
    fc.assert(
      fc.property(anyItems, anyMarkers, (shared, among) => {
        const able = among.filter((one) => one.canMark && !one.isAway && one.capacity > 0)
        const plain = shared.map((one) => ({ ...one, round: 1, before: null }))
        const plan = shareOut(plain, able)
        const after = able.map((one) => {
          const given = plan.filter(({ to }) => to === one.id).length
          return { ...one, given, open: one.open + given }
        })
        for (const full of after.filter(({ given }) => given > 0)) {
          for (const other of after) {
            expect(full.open * other.capacity).toBeLessThanOrEqual((other.open + 1) * full.capacity)
          }
        }
      }),
    )
  })
})

describe('a plan', () => {
  const first = { itemId: 'one', from: null, to: 'A' }
  const plan = [first, { itemId: 'two', from: 'B', to: 'A' }]
  it.each<[string, readonly { itemId: string; from?: string | null; to: string }[], boolean]>([
    ['itself', plan, true],
    ['in another order', plan.toReversed(), true],
    ['without who had them', plan.map(({ itemId, to }) => ({ itemId, to })), true],
    ['with another marker', [first, { itemId: 'two', from: 'B', to: 'C' }], false],
    ['from somebody else', [first, { itemId: 'two', from: 'C', to: 'A' }], false],
    ['with less', [first], false],
    ['with more', [...plan, { itemId: 'three', from: null, to: 'A' }], false],
    ['with one twice', [first, first], false],
  ])('is compared with %s', (_, expected, isSame) => {
    expect(isSamePlan(plan, expected)).toBe(isSame)
  })
})

describe('some of a pile', () => {
  it('are those that were not begun, the most urgent first, then the others', () => {
    const pile = [
      { id: 'begun', dueMs: 1, isStarted: true },
      { id: 'later', dueMs: 3, isStarted: false },
      { id: 'soon', dueMs: 2, isStarted: false },
    ]
    const taken = (howMany: number) => someOf(pile, howMany).map(({ id }) => id)
    expect(taken(1)).toEqual(['soon'])
    expect(taken(3)).toEqual(['soon', 'later', 'begun'])
    expect(taken(9)).toHaveLength(3)
  })
})
