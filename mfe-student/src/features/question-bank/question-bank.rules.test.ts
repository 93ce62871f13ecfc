// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  partsOfEveryone,
  shareRight,
  slugOf,
  subjectNameOf,
  topicGroups,
} from './question-bank.rules.ts'
import { makeBank, makeTopic } from './question-bank.testing.ts'

describe('topics', () => {
  it('shows those of the chosen parts, and all while none is chosen', () => {
    const names = (chosenParts: number[]) =>
      topicGroups(makeBank({ chosenParts })).map(({ label, topics }) => [label, topics.length])
    expect(names([1, 2])).toEqual([['Physics', 2]])
    expect(names([])).toEqual([
      ['Physics', 2],
      ['Biology', 1],
    ])
  })

  it('names a subject by its path', () => {
    expect(slugOf('Cells & molecules')).toBe('cells-molecules')
    expect(subjectNameOf('mechanics', [makeTopic()])).toBe('Mechanics')
    expect(subjectNameOf('mixed', [])).toBe('Mixed subjects')
    expect(subjectNameOf('heat-and-matter', [])).toBe('Heat and matter')
  })

  it('tells the parts that everybody takes', () => {
    expect(partsOfEveryone(makeBank(), [{ id: 2 }, { id: 4 }])).toEqual([
      { id: 1, sectionNo: 'Mathematics 1' },
    ])
  })
})

describe('figures', () => {
  it('never shows a false zero', () => {
    expect(shareRight({ answered: 0, correct: 0 })).toBeNull()
  })
})
