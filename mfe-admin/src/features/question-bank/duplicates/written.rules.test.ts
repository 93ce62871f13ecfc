import { expect, it } from 'vitest'
import { saysEnough, writtenText } from './written.rules.ts'

const content = {
  ...{ text: '<p>Is \\(x &lt; 2\\)&nbsp;so?</p>', data: '<p>Given</p>', solution: '<p>No</p>' },
  ...{ questionType: 1, marking: null },
  answers: [
    { letter: 'a', text: '<p>Yes</p>', isCorrect: true, why: 'Because' },
    { letter: 'b', text: 'No', isCorrect: false, why: '' },
  ],
}

it('is text, data and answers in words, without solution and reasons', () => {
  expect(writtenText(content)).toBe('Is \\(x &lt; 2\\) so? Given | Yes | No')
})

it('has what is expected of a typed answer', () => {
  const marking = { kind: 'equation', expected: 'x/2', variables: ['x'] } as const
  const written = { ...content, data: null, answers: [], marking: { ...marking, variables: ['x'] } }
  expect(writtenText(written)).toBe('Is \\(x &lt; 2\\) so?  | x/2')
})

it('is no longer than what is compared', () => {
  expect(writtenText({ ...content, text: 'word '.repeat(2_000) })).toHaveLength(4_000)
})

it.each([
  ['', false],
  ['| | |', false],
  ['What is it', false],
  ['What is it then', true],
])('%j is enough to compare: %s', (written, isEnough) => {
  expect(saysEnough(written)).toBe(isEnough)
})
