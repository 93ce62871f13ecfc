import { longestQuestionText } from '@portal/shared/api/schemas'
import { expect, it } from 'vitest'
import { faultsOf } from './content.rules.ts'

const longest = 'x'.repeat(longestQuestionText)
const answer = { letter: 'a', text: 'y', isCorrect: true, why: '' }
const mcq = {
  ...{ text: '', data: null, solution: '', questionType: 1, answers: [answer], marking: null },
}

it('a text may have 60,000 signs', () => {
  expect(longestQuestionText).toBe(60_000)
  expect(faultsOf({ ...mcq, text: longest, data: longest, solution: longest })).toEqual([])
})

it.each([
  ['text', { text: `${longest}x` }],
  ['data', { data: `${longest}x` }],
  ['solution', { solution: `${longest}x` }],
  ['answers.0.text', { answers: [{ ...answer, text: `${longest}x` }] }],
  ['answers.0.why', { answers: [{ ...answer, why: `${longest}x` }] }],
])('and no more: %s', (path, change) => {
  const message = 'This text has more than 60,000 signs. Make it shorter, or two of it'
  expect(faultsOf({ ...mcq, ...change })).toEqual([{ path: `body.${path}`, message }])
})
