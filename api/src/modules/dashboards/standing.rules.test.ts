import { describe, expect, it } from 'vitest'
import { endsOf, partsOf } from './standing.rules.ts'

describe('strongest and weakest topics', () => {
  /** Topics by their mastery and the first letter of their state. */
  const topics = (texts: readonly string[]) =>
    texts.map((text) => {
      const [letter = '', mastery = ''] = text.split(' ')
      const states = { n: 'not started', u: 'not sure yet', w: 'weak', s: 'secure' } as const
      const state = states[letter as keyof typeof states]
      return { state, mastery: mastery === '' ? null : Number(mastery) }
    })

  it.each<[string, string[], string[], string[]]>([
    ['none started', ['n', 'n'], [], []],
    ['none that can be told yet', ['u 80', 'u 20', 'n'], [], []],
    ['few', ['w 40', 'n', 's 80', 'u 90'], ['s 80'], ['w 40']],
    ['all well', ['s 60', 's 70', 's 65', 's 90'], ['s 90', 's 70', 's 65'], []],
    [
      'many',
      ['w 1', 'w 3', 'w 2', 'w 4', 's 5', 's 8', 's 6', 's 7', 'u 9'],
      ['s 8', 's 7', 's 6'],
      ['w 1', 'w 2', 'w 3'],
    ],
  ])('%s', (_name, all, strongest, weakest) => {
    expect(endsOf(topics(all))).toEqual({
      strongest: topics(strongest),
      weakest: topics(weakest),
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
