import { expect, test } from 'vitest'
import {
  charactersOfAll,
  charactersOfAllByLongBreaks,
  plainForUcas,
  statementFaults,
} from './statement.rules.ts'
import { statementFormats, ucas2026 } from './ucas-2026.ts'

const letters = (count: number) => 'a'.repeat(count)
const enough = letters(350)
const together = (count: string) =>
  `Together the answers have ${count} characters; UCAS takes at most 4,000.`

test.each([
  ['three answers just long enough are taken', [enough, enough, enough], []],
  [
    'one letter less is not',
    [letters(349), enough, enough],
    [[0, 'Answer 1 has 349 characters; UCAS asks for at least 350.']],
  ],
  [
    'nor is a space at either end instead of it',
    [enough, `${letters(349)} `, ` ${letters(349)}`],
    [
      [1, 'Answer 2 has 349 characters; UCAS asks for at least 350.'],
      [2, 'Answer 3 has 349 characters; UCAS asks for at least 350.'],
    ],
  ],
  ['accents that stand apart count as they are shown', ['e\u0301'.repeat(350), enough, enough], []],
  [
    'an accent that stands apart makes no length',
    ['e\u0301'.repeat(349), enough, enough],
    [[0, 'Answer 1 has 349 characters; UCAS asks for at least 350.']],
  ],
  [
    'what is missing is short',
    [enough, '', 'a'],
    [
      [1, 'Answer 2 has 0 characters; UCAS asks for at least 350.'],
      [2, 'Answer 3 has 1 character; UCAS asks for at least 350.'],
    ],
  ],
  ['exactly 4,000 together are taken', [letters(1_333), letters(1_333), letters(1_334)], []],
  [
    'one more is said where it goes over',
    [letters(1_333), letters(1_333), letters(1_335)],
    [[2, together('4,001')]],
  ],
  ['line breaks at an end do not count', [letters(3_300), enough, `${enough}\n\n`], []],
  [
    'too long and too short are both said',
    [letters(4_200), letters(10), enough],
    [
      [1, 'Answer 2 has 10 characters; UCAS asks for at least 350.'],
      [0, together('4,560')],
    ],
  ],
])('%s', (_, texts, faults) => {
  expect(statementFaults(texts)).toEqual(faults.map(([part, message]) => ({ part, message })))
})

test('the answers are counted together, with line breaks as one and as two', () => {
  expect(charactersOfAll(['ab\ncd\n', 'e', ''])).toBe(6)
  expect(charactersOfAllByLongBreaks(['ab\ncd\n', 'e', ''])).toBe(7)
})

test('answers are copied as plain text, one after the other', () => {
  expect(plainForUcas(['One\u00a0two\r\nthree\n\n', 'Four'])).toBe('One two\nthree\n\nFour')
  expect(plainForUcas(['One\n'])).toBe('One')
})

test('the format of 2026 asks three questions', () => {
  expect(statementFormats['ucas-2026']).toBe(ucas2026)
  expect(ucas2026.questions.map(({ minCharacters }) => minCharacters)).toEqual([350, 350, 350])
  expect(ucas2026.questions.every(({ text }) => text.endsWith('?'))).toBe(true)
})
