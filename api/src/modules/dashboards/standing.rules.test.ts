import { describe, expect, it } from 'vitest'
import { endsOf, partsOf } from './standing.rules.ts'

describe('strongest and weakest topics', () => {
  const topics = (...mastery: (number | null)[]) => mastery.map((value) => ({ mastery: value }))

  it.each<[string, (number | null)[], number[], number[]]>([
    ['none started', [null, null], [], []],
    ['few started', [40, null, 80], [80, 40], []],
    ['four started', [40, 70, 80, 60], [80, 70, 60], [40]],
    ['many started', [1, 2, 3, 4, 5, 6, 7, 8], [8, 7, 6], [1, 2, 3]],
  ])('%s', (_name, mastery, strongest, weakest) => {
    expect(endsOf(topics(...mastery))).toEqual({
      strongest: topics(...strongest),
      weakest: topics(...weakest),
    })
  })
})

describe('the parts that concern a student', () => {
  const parts = [1, 2, 3, 4].map((sectionId) => ({ sectionId, answered: sectionId === 2 ? 5 : 0 }))

  it.each([
    ['all before the choice', [], [1, 2, 3, 4]],
    ['those to be sat, and those with answers', [1, 4], [1, 2, 4]],
  ])('%s', (_name, sitting, expected) => {
    expect(partsOf(parts, sitting).map(({ sectionId }) => sectionId)).toEqual(expected)
  })
})
