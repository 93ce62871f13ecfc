import { describe, expect, it } from 'vitest'
import {
  bulkFaults,
  changeInWords,
  changeOf,
  chosenOf,
  noValues,
  progressOf,
  questionsInWords,
  type Standing,
  saidOf,
  undoneInWords,
} from './bulk.rules.ts'

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
  const none = { done: 0, same: 0, refused: 0, undone: 0, left: 0 }
  const standing = (
    state: Standing['state'],
    more: Partial<typeof none>,
    [done, total]: [number, number] = [3, 3],
  ) => ({ ...{ state, done, total }, counts: { ...none, ...more } })

  it.each([
    [standing('done', { done: 2, refused: 1 }), '2 changed, 1 refused', null],
    [standing('undone', { undone: 1, left: 2 }), '1 changed back, 2 left as they are', null],
    [
      ...[standing('running', { done: 20 }, [20, 1020]), '20 changed, 1,000 still to come'],
      { done: 20, of: 1020 },
    ],
    [standing('stopped', { done: 20 }, [20, 25]), '20 changed, 5 not reached', null],
    [
      ...[standing('undoing', { done: 2, undone: 1 })],
      ...['2 still to be changed back, 1 changed back', { done: 1, of: 3 }],
    ],
    [standing('done', {}, [0, 0]), 'Nothing has been done yet', null],
  ] as const)('of %j is said: %s', (of, words, progress) => {
    expect(saidOf(of)).toBe(words)
    expect(progressOf(of)).toEqual(progress)
  })

  it.each([
    [{ undone: 2, left: [] }, '2 questions changed back.'],
    [
      { undone: 1, left: [{ questionId: 4, summary: '', message: 'It was changed since' }] },
      '1 question changed back, 1 left as they are.',
    ],
    [{ undone: 0, left: [] }, 'The questions are being changed back.'],
  ])('once %j are undone is said: %s', (answer, words) => {
    expect(undoneInWords(answer)).toBe(words)
  })
})

it.each([
  [{ file: [] }, 'ESAT > Forces', 'File under ESAT > Forces'],
  [{ unfile: { paperId: 3 } }, null, 'Unfile from a paper'],
  [{ difficulty: 4 }, null, 'Set difficulty 4'],
  [{ publish: true }, null, 'Publish'],
  [{ withdraw: { reason: 'Old' } }, null, 'Withdraw'],
])('a change %j is called %s %s', (change, place, words) => {
  expect(changeInWords(change, place)).toBe(words)
})
