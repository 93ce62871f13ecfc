import { expect, it } from 'vitest'
import { changedIn, type VersionContent } from './index.ts'

const a = { letter: 'a', text: '4', isCorrect: true, why: '' }
const b = { letter: 'b', text: '5', isCorrect: false, why: 'One too many' }
const one: VersionContent = {
  text: '<p>2 + 2?</p>',
  data: null,
  solution: '<p>4</p>',
  questionType: 1,
  answers: [a, b],
  marking: null,
}
const equation = { kind: 'equation', expected: 'x/2', variables: ['x'] } as const
const essay = { kind: 'essay', modelAnswer: 'So', criteria: ['A'] } as const

it.each<[string, Partial<VersionContent>, Partial<VersionContent>, string[]]>([
  ['nothing', {}, {}, []],
  ['text and data', {}, { text: 'x', data: 'y' }, ['text', 'data']],
  ['the solution', {}, { solution: '' }, ['solution']],
  [
    'the key',
    {},
    {
      answers: [
        { ...a, isCorrect: false },
        { ...b, isCorrect: true },
      ],
    },
    ['key'],
  ],
  ['a reason', {}, { answers: [a, { ...b, why: '' }] }, ['reason b']],
  ['an answer', {}, { answers: [a, { ...b, text: '6' }] }, ['answer b']],
  ['one answer more', {}, { answers: [a, b, { ...b, letter: 'c' }] }, ['answer c']],
  ['one answer fewer', {}, { answers: [a] }, ['answer b']],
  ['the unit', { marking: equation }, { marking: { ...equation, unit: 'm' } }, ['unit']],
  [
    'value and tolerance',
    { marking: equation },
    { marking: { kind: 'equation', expected: '3.14', variables: [], tolerance: 0.01 } },
    ['expected value', 'variables', 'tolerance'],
  ],
  ['criteria', { marking: essay }, { marking: { ...essay, criteria: ['A', 'B'] } }, ['criteria']],
  [
    'the type',
    { questionType: 1 },
    { questionType: 2, answers: [], marking: essay },
    ['type', 'answer a', 'answer b', 'key', 'model answer', 'criteria'],
  ],
])('%s of a version', (_, before, after, changes) => {
  expect(changedIn({ ...one, ...before }, { ...one, ...after })).toEqual(changes)
})
