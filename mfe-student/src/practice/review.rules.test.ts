// @vitest-environment jsdom
import { makeQuestion, makeVerdict } from '@portal/shared/testing'
import { expect, test } from 'vitest'
import { fitsFilter, readFilter } from './review.rules.ts'

const choice = { kind: 'choice', letter: 'b' } as const
const text = { kind: 'text', text: 'My essay' } as const
const essay = { isCorrect: null, mark: null, criteria: ['Clear'] }

const questions = [
  makeQuestion({ response: choice, verdict: makeVerdict() }),
  makeQuestion({ response: choice, verdict: makeVerdict({ isCorrect: false, mark: 0 }) }),
  makeQuestion({ verdict: makeVerdict({ isCorrect: false, mark: 0 }) }),
  makeQuestion({ response: text, verdict: makeVerdict(essay) }),
  makeQuestion({ response: text, verdict: makeVerdict({ ...essay, isMarkedByTutor: true }) }),
  makeQuestion({
    response: text,
    verdict: makeVerdict({ ...essay, isMarkedByTutor: true, criteriaMet: [true], mark: 1 }),
    isFlagged: true,
    isBookmarked: true,
  }),
]

test.each([
  ['all', [0, 1, 2, 3, 4, 5]],
  ['wrong', [1]],
  ['unanswered', [2]],
  ['flagged', [5]],
  ['bookmarked', [5]],
  ['to-mark', [3]],
  ['waiting', [4]],
] as const)('%s shows %o', (filter, expected) => {
  const shown = questions.flatMap((question, at) => (fitsFilter(question, filter) ? [at] : []))
  expect(shown).toEqual(expected)
})

test('anything unknown in an address means all', () => {
  expect([readFilter('nonsense'), readFilter(null), readFilter('wrong')]).toEqual([
    'all',
    'all',
    'wrong',
  ])
})
