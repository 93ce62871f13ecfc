import { describe, expect, it } from 'vitest'
import { fitToSize } from './edit-set.rules.ts'

describe('fitting a set to a size', () => {
  const set = (answered: string) =>
    [...answered].map((each, at) => ({ questionId: at + 1, isAnswered: each === 'x' }))
  it.each([
    ['-----', [], 5, [], 0],
    ['-----', [], 3, [4, 5], 0],
    ['xx---', [], 2, [3, 4, 5], 0],
    ['---xx', [], 3, [2, 3], 0],
    ['xx---', [], 1, [3, 4, 5], 0],
    ['-----', [1, 2], 5, [1, 2], 2],
    ['-----', [1, 2], 3, [1, 2], 0],
    ['-----', [1, 2], 2, [1, 2, 5], 0],
    ['xx---', [1, 3], 5, [3], 1],
    ['-----', [], 8, [], 3],
  ])('%s without %j to %s: %j go, %s come', (answered, removed, size, dropped, added) => {
    expect(fitToSize(set(answered), removed, size)).toEqual({ dropped, added })
  })
})
