import type { VersionContent } from '@portal/shared/authoring-rules'
import { expect, it } from 'vitest'
import { makeEditedQuestion } from '../questions.testing.ts'
import { differencesOf } from './compare.rules.ts'

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '')
const base: VersionContent = makeEditedQuestion()

it.each([
  ['nothing', {}, []],
  [
    'a text',
    { text: '<p>Which?</p>' },
    [['Question Text', 'Which force acts on a falling stone?', 'Which?']],
  ],
  [
    'markup alone',
    { data: '<p>A <em>stone</em> falls.</p>' },
    [['Question Data', '<p>A stone falls.</p>', '<p>A <em>stone</em> falls.</p>']],
  ],
  ['no data', { data: null }, [['Question Data', 'A stone falls.', '']]],
  [
    'a key',
    {
      answers: base.answers.map((answer) => ({ ...answer, isCorrect: answer.letter === 'd' })),
    },
    [['Correct Answer', 'C', 'D']],
  ],
  [
    'an answer less',
    { answers: base.answers.slice(0, 3) },
    [
      ['Answer D', 'Thrust', ''],
      ['Reason of D', 'Because of thrust', ''],
    ],
  ],
] satisfies [string, Partial<VersionContent>, string[][]][])('tells %s', (_, changes, expected) => {
  const found = differencesOf(base, { ...base, ...changes }, wordsOf)
  expect(found.map(({ label, one, other }) => [label, one, other])).toEqual(expected)
})

it('tells of typed answers what is marked otherwise', () => {
  const typed: VersionContent = {
    ...{ ...base, questionType: 4, answers: [] },
    marking: { kind: 'equation', expected: '3.14', variables: [], tolerance: 0.01 },
  }
  const other: VersionContent = {
    ...typed,
    marking: { kind: 'equation', expected: 'x', variables: ['x'], unit: 'm' },
  }
  expect(differencesOf(typed, other, wordsOf).map(({ label }) => label)).toEqual([
    'Expected value',
    'Variables',
    'Unit',
    'Tolerance',
  ])
})
