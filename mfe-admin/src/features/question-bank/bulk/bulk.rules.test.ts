import { describe, expect, it } from 'vitest'
import { bulkFaults, changeOf, chosenOf, noValues, questionsInWords, saidOf } from './bulk.rules.ts'

it.each([
  [1, '1 question'],
  [1200, '1,200 questions'],
])('%d in words', (count, words) => {
  expect(questionsInWords(count)).toBe(words)
})

describe('what is missing', () => {
  it.each([
    ['file', { ...noValues, place: 'subject-3' }, ['place']],
    ['file', { ...noValues, place: 'topic-4' }, []],
    ['unfile', noValues, ['place']],
    ['unfile', { ...noValues, place: 'test-1' }, []],
    ['difficulty', noValues, ['difficulty']],
    ['withdraw', { ...noValues, reason: ' ' }, ['reason']],
    ['publish', noValues, []],
  ] as const)('of %s with %j is %j', (kind, values, fields) => {
    expect(Object.keys(bulkFaults(kind, values))).toEqual(fields)
  })
})

describe('a change', () => {
  const steps = [
    { kind: 'test', id: 1, options: [] },
    { kind: 'part', id: 2, options: [] },
    { kind: 'subject', id: 3, options: [] },
    { kind: 'topic', id: 4, options: [] },
  ] as const

  it.each([
    ['file', { file: [{ questionLocation: 1, admissiontestId: 1, topicId: 4 }] }],
    ['unfile', { unfile: { AdmissionTestId: 1, sectionId: 2, SubjectId: 3, topicId: 4 } }],
    ['difficulty', { difficulty: 5 }],
    ['publish', { publish: true }],
    ['withdraw', { withdraw: { reason: 'Old' } }],
  ] as const)('to %s is sent', (kind, change) => {
    const values = { place: 'topic-4', difficulty: '5', reason: ' Old ' }
    expect(changeOf(kind, values, steps)).toEqual(change)
  })

  it('is of the questions that were chosen', () => {
    expect(chosenOf({ ids: ['3', '5'] })).toEqual({ questionIds: [3, 5] })
    const all = { filter: { state: 'draft' }, expectedCount: 7 }
    expect(chosenOf(all)).toEqual(all)
  })
})

describe('what came of it', () => {
  const counts = { done: 0, same: 0, refused: 0, undone: 0, left: 0 }
  const said = (more: Partial<typeof counts>, done = 3, total = 3) =>
    saidOf({
      ...{ results: [], totalCount: total, change: {}, canUndo: false },
      ...{ counts: { ...counts, ...more }, done, total },
    })

  it.each([
    [said({ done: 2, refused: 1 }), '2 changed, 1 refused'],
    [said({ undone: 1, left: 2 }), '1 changed back, 2 left as they are'],
    [said({ done: 20 }, 20, 1020), '20 changed, 1,000 still to come'],
    [said({}, 0, 0), 'Nothing has been done yet'],
  ])('is said: %s', (words, expected) => {
    expect(words).toBe(expected)
  })
})
