import { describe, expect, it } from 'vitest'
import { missingIn, type ToPublish } from './index.ts'

const answer = (text: string, isCorrect = false) => ({ text, isCorrect })
const mcq: ToPublish = {
  text: '<p>2 + 2?</p>',
  questionType: 1,
  answers: [answer('<p>4</p>', true), answer('<p>5</p>')],
}
const cloze: ToPublish = {
  text: '<p>[[blank]] of [[blank]]</p>',
  questionType: 3,
  answers: [answer('a | b', true), answer('<p>b | a</p>')],
}
const essay: ToPublish = {
  text: '<p>Why?</p>',
  questionType: 2,
  answers: [],
  marking: { kind: 'essay', modelAnswer: '<p>So</p>', criteria: ['Clear'] },
}
const equation: ToPublish = {
  text: '<p>Half of x</p>',
  questionType: 4,
  answers: [],
  marking: { kind: 'equation', expected: 'x/2', variables: ['x'] },
}
const criteria = (count: number) => Array.from({ length: count }, () => 'Clear')
const many = (count: number) =>
  Array.from({ length: count }, (_, nth) => answer(`<p>${nth}</p>`, nth === 0))

describe('what a question lacks to be live', () => {
  it.each<[string, ToPublish, string[]]>([
    ['a whole MCQ', mcq, []],
    ['a whole cloze', cloze, []],
    ['a whole essay', essay, []],
    ['a whole equation', equation, []],
    ['no text', { ...mcq, text: '<p>&nbsp; </p>' }, ['text']],
    ['a picture for a text', { ...mcq, text: '<p><img data-file="x" alt="" /></p>' }, []],
    ['no answers', { ...mcq, answers: [] }, ['answers', 'answers']],
    ['one answer', { ...mcq, answers: many(1) }, ['answers']],
    ['26 answers', { ...mcq, answers: many(26) }, []],
    ['27 answers', { ...mcq, answers: many(27) }, ['answers']],
    [
      'an empty answer',
      { ...mcq, answers: [answer('4', true), answer('<p></p>')] },
      ['answers.1.text'],
    ],
    ['no correct answer', { ...mcq, answers: [answer('4'), answer('5')] }, ['answers']],
    ['two correct ones', { ...mcq, answers: [answer('4', true), answer('5', true)] }, ['answers']],
    ['no blank', { ...cloze, text: '<p>Of</p>' }, ['text']],
    [
      'fewer parts than blanks',
      { ...cloze, answers: [answer('a | b', true), answer('b')] },
      ['answers.1.text'],
    ],
    [
      'more parts than blanks',
      { ...cloze, answers: [answer('a | b | c', true), answer('a | b')] },
      ['answers.0.text'],
    ],
    [
      'an empty part',
      { ...cloze, answers: [answer('a | b', true), answer('<p>a | </p>')] },
      ['answers.1.text'],
    ],
    ['no model answer', { ...essay, marking: null }, ['marking.modelAnswer', 'marking.criteria']],
    [
      'eleven criteria',
      { ...essay, marking: { kind: 'essay', modelAnswer: 'So', criteria: criteria(11) } },
      ['marking.criteria'],
    ],
    [
      'ten criteria',
      { ...essay, marking: { kind: 'essay', modelAnswer: 'So', criteria: criteria(10) } },
      [],
    ],
    [
      'an empty criterion',
      { ...essay, marking: { kind: 'essay', modelAnswer: 'So', criteria: ['A', ' '] } },
      ['marking.criteria.1'],
    ],
    [
      'no expected value',
      { ...equation, marking: { kind: 'equation', expected: ' ', variables: [] } },
      ['marking.expected'],
    ],
    [
      'everything',
      { text: '', questionType: 2, answers: [] },
      ['text', 'marking.modelAnswer', 'marking.criteria'],
    ],
  ])('%s', (_, question, paths) => {
    expect(missingIn(question).map(({ path }) => path)).toEqual(paths)
  })

  it('is an expected value that cannot be read, with the reason', () => {
    expect(missingIn(equation, () => 'It is too long.')).toEqual([
      {
        path: 'marking.expected',
        message: 'The expected value could not be read. It is too long.',
      },
    ])
  })
})
