import { describe, expect, it } from 'vitest'
import { makeEditedQuestion } from '../questions.testing.ts'
import {
  type AnswerValues,
  contentOf,
  correctOf,
  hasOtherDetails,
  hasOtherKey,
  letterAt,
  newQuestion,
  type QuestionValues,
  valuesOf,
  withCorrect,
} from './question-values.rules.ts'

const answers: AnswerValues[] = ['one', 'two', 'three', 'four'].map((text, at) => ({
  ...{ text, why: '', isCorrect: at === 2 },
}))
const without = (at: number) => answers.filter((_, each) => each !== at)

describe('answers', () => {
  it.each([
    [0, 'A'],
    [3, 'D'],
    [25, 'Z'],
  ])('place %d is %s', (at, letter) => {
    expect(letterAt(at)).toBe(letter)
  })

  it('the correct answer follows its answer, not its letter', () => {
    expect(correctOf(answers)).toBe('2')
    // c was correct: without b it is b, and without itself none is.
    expect(correctOf(without(1))).toBe('1')
    expect(correctOf(without(2))).toBe('')
    expect(correctOf(withCorrect(answers, '0'))).toBe('0')
  })

  it('are sent with letters in order', () => {
    const sent = contentOf({ ...newQuestion, answers: without(0) }).answers
    expect(sent.map(({ letter, text }) => [letter, text])).toEqual([
      ['a', 'two'],
      ['b', 'three'],
      ['c', 'four'],
    ])
  })
})

const typed: QuestionValues = {
  ...newQuestion,
  marking: {
    ...{ modelAnswer: '<p>Yes.</p>', criteria: ['Says yes'], expected: '3.14', variables: [] },
    ...{ unit: ' m ', tolerance: 0.01 },
  },
}

it.each([
  ['1', null, 4],
  ['3', null, 4],
  ['2', { kind: 'essay', modelAnswer: '<p>Yes.</p>', criteria: ['Says yes'] }, 0],
  ['4', { kind: 'equation', expected: '3.14', variables: [], unit: 'm', tolerance: 0.01 }, 0],
] as const)('type %s sends what it has alone', (questionType, marking, count) => {
  const sent = contentOf({ ...typed, questionType })
  expect(sent.marking).toEqual(marking)
  expect(sent.answers).toHaveLength(count)
})

it('sends no tolerance with variables, and no unit that is empty', () => {
  const marking = { ...typed.marking, variables: ['x'], unit: ' ' }
  expect(contentOf({ ...typed, questionType: '4', marking }).marking).toEqual({
    ...{ kind: 'equation', expected: '3.14', variables: ['x'] },
  })
})

describe('a question as it is read', () => {
  const question = makeEditedQuestion()

  it('is sent as it was', () => {
    const { text, data, solution, questionType, marking } = question
    expect(contentOf(valuesOf(question))).toEqual({
      ...{ text, data, solution, questionType, marking },
      answers: question.answers.map(({ id, ...answer }) => answer),
    })
  })

  it('has its answers by letter', () => {
    const mixed = { ...question, answers: question.answers.toReversed() }
    expect(valuesOf(mixed)).toEqual(valuesOf(question))
  })

  it('tells another key and other details from another text', () => {
    const values = valuesOf(question)
    expect(hasOtherKey({ ...values, text: '<p>Else</p>' }, question)).toBe(false)
    expect(hasOtherKey({ ...values, answers: withCorrect(values.answers, '3') }, question)).toBe(
      true,
    )
    expect(hasOtherDetails(values, question)).toBe(false)
    expect(hasOtherDetails({ ...values, difficulty: '5' }, question)).toBe(true)
    expect(hasOtherDetails({ ...values, key: 'another' }, question)).toBe(true)
  })

  it('has another key where an expected value is another', () => {
    const equation = makeEditedQuestion({
      ...{ questionType: 4, answers: [] },
      marking: { kind: 'equation', expected: 'x/2', variables: ['x'] },
    })
    const values = valuesOf(equation)
    expect(hasOtherKey(values, equation)).toBe(false)
    const marking = { ...values.marking, expected: 'x/3' }
    expect(hasOtherKey({ ...values, marking }, equation)).toBe(true)
  })
})
