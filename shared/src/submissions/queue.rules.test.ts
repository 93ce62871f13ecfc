import { describe, expect, it } from 'vitest'
import {
  chosenItems,
  elsewhere,
  isAway,
  isOn,
  quickFilters,
  sharesByMarker,
  stepsOf,
  versionInWords,
} from './queue.rules.ts'
import { makePoolItem, makeQueueItem } from './testing.ts'

describe('what is chosen of the list', () => {
  it('is sent by id, or by filters with numbers as numbers', () => {
    expect(chosenItems({ ids: ['a', 'b'] })).toEqual({ itemIds: ['a', 'b'] })
    const filter = { state: 'open', marker: 'pool', round: '2', admissionTestId: '3' }
    expect(chosenItems({ filter, expectedCount: 7 })).toEqual({
      filter: { state: 'open', marker: 'pool', round: 2, admissionTestId: 3 },
      expectedCount: 7,
    })
  })
})

describe('what can be done with an item', () => {
  const own = makeQueueItem()
  const me = own.marker?.id
  const nothing = { mayClaim: false, isOwn: false, mayOpen: true }
  it.each([
    ['an own one that waits', own, { ...nothing, isOwn: true }],
    ['one of the pool', makePoolItem(), { ...nothing, mayClaim: true, mayOpen: false }],
    [
      'one of the pool, of a senior tutor',
      makePoolItem({ mayOpen: true }),
      {
        ...nothing,
        mayClaim: true,
      },
    ],
    ['an own one that is checked', makeQueueItem({ state: 'checking' }), nothing],
    ['an own one that is marked', makeQueueItem({ state: 'marked' }), nothing],
    ['somebody else’s', makeQueueItem({ marker: { id: 'x', name: 'Iris' } }), nothing],
  ])('%s', (_, item, steps) => {
    expect(stepsOf(item, me)).toEqual(steps)
  })
})

describe('quick filters', () => {
  const counts = { mine: 3, pool: 5, overdue: 1, checking: 2, secondLooks: 4 }
  it('have their counts', () => {
    expect(quickFilters(counts, 'all').map(({ label, count }) => [label, count])).toEqual([
      ...[
        ['Mine', 3],
        ['In the pool', 5],
        ['Overdue', 1],
        ['Checking', 2],
        ['Second looks', 4],
      ],
    ])
  })
  it.each([
    [{ state: 'open', marker: 'me' }, 'mine'],
    [{ state: 'open', marker: 'pool', kind: 'essay' }, 'pool'],
    [{ state: 'overdue', marker: 'all' }, 'overdue'],
    [{ state: 'open', marker: 'all', round: '2' }, 'second'],
    [{ state: 'marked', marker: 'me' }, undefined],
  ])('%o is %s', (filters, id) => {
    expect(quickFilters(counts, 'all').find((quick) => isOn(quick, filters))?.id).toBe(id)
  })
})

it.each([
  [0, 0, 'The pool is empty, too.'],
  [1, 0, '1 waits in the pool.'],
  [5, 2, '5 wait in the pool, 2 wait for a check.'],
])('with %i in the pool and %i to check says where something waits', (pool, checking, said) => {
  expect(elsewhere({ mine: 0, pool, overdue: 0, checking, secondLooks: 0 })).toBe(said)
})

it('sums up a sharing out by marker, and leaves out what stays', () => {
  const shares = [
    { itemId: '1', from: null, to: 'a' },
    { itemId: '2', from: 'a', to: 'b' },
    { itemId: '3', from: null, to: 'a' },
    { itemId: '4', from: 'b', to: 'b' },
  ]
  expect(sharesByMarker(shares)).toEqual([
    { markerId: 'a', gets: 2, gives: 1 },
    { markerId: 'b', gets: 1, gives: 0 },
    { markerId: '', gets: 0, gives: 2 },
  ])
})

it.each([
  [null, false],
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2026-12-01', true],
])('away until %s is %s on 23 November', (awayUntil, expected) => {
  expect(isAway({ awayUntil }, '2026-11-23')).toBe(expected)
})

it.each([
  [{ number: 2, round: 1 }, 'Version 2'],
  [{ number: 2, round: 2 }, 'Version 2, second look'],
  [{ number: null, round: 1 }, ''],
])('%o is called %s', (item, words) => {
  expect(versionInWords(item)).toBe(words)
})
