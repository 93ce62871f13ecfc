// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { makeBank, makeSolutions, makeTopic } from './question-bank.fixtures.ts'
import {
  fitsFilter,
  partsOfEveryone,
  readFilter,
  readPage,
  shareRight,
  slugOf,
  subjectNameOf,
  topicGroups,
} from './question-bank.rules.ts'

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

describe('the filter of solutions', () => {
  it.each([
    ['all', 4],
    ['wrong', 1],
    ['unanswered', 1],
    ['to-mark', 1],
  ] as const)('%s shows %s of 4', (filter, count) => {
    const { questions } = makeSolutions().set
    expect(questions.filter((question) => fitsFilter(question, filter))).toHaveLength(count)
  })

  it('reads odd addresses as all, and odd pages as the first', () => {
    expect(readFilter('nonsense')).toBe('all')
    expect(readPage('-1')).toBe(1)
    expect(readPage('2.5')).toBe(1)
    expect(readPage('3')).toBe(3)
  })
})
