import { expect, it } from 'vitest'
import type { Hole } from './papers.queries.ts'
import {
  filedInWords,
  holesInWords,
  partInWords,
  questionIdOf,
  readScores,
  scoresAsText,
  scoresInWords,
  yearsBefore,
} from './papers.rules.ts'

const empty = (number: number): Hole => ({ number, questionId: null, state: null })
it.each<[string, Hole[], string[]]>([
  ['no hole', [], []],
  ['one', [empty(7)], ['There is no question at number 7.']],
  ['several', [1, 9, 10, 11, 26, 27].map(empty), ['There is no question at 1, 9 to 11, 26, 27.']],
  [
    'drafts',
    [empty(3), { number: 4, questionId: 42, state: 'draft' }],
    ['There is no question at number 3.', 'Number 4, qu-42, is a draft.'],
  ],
  [
    'what is withdrawn',
    [{ number: 4, questionId: 42, state: 'withdrawn' }],
    ['Number 4, qu-42, is withdrawn.'],
  ],
])('names %s', (_, holes, words) => {
  expect(holesInWords(holes)).toEqual(words)
})

it.each([
  [{ filed: 25, planned: 27 }, '25 of 27 questions'],
  [{ filed: 1, planned: null }, '1 question'],
  [{ filed: 0, planned: 0 }, '0 questions'],
  [{ filed: 0, planned: 1 }, '0 of 1 question'],
])('%j is %s', (part, words) => {
  expect(filedInWords(part)).toBe(words)
})

it('says what a part is sat under', () => {
  const part = { minutes: 40, allowsCalculator: false, penalty: 0, conversion: null }
  expect(partInWords(part)).toEqual([
    '40 minutes',
    'No calculator',
    'Nothing off for a wrong answer',
    'No scaled score',
  ])
  const conversion = { source: 'The board', points: [1, 9] }
  expect(partInWords({ minutes: 1, allowsCalculator: true, penalty: 0.25, conversion })).toEqual([
    '1 minute',
    'Calculator allowed',
    '0.25 off for a wrong answer',
    'Scaled score by: The board',
  ])
})

it('offers the 28 years before this one', () => {
  expect([yearsBefore(2026)[0], yearsBefore(2026).at(-1), yearsBefore(2026).length]).toEqual([
    2025, 1998, 28,
  ])
})

it.each<[string, string, ReturnType<typeof readScores>]>([
  ['a score in each line', '1\n1.5\n9', { points: [1, 1.5, 9] }],
  ['two columns of a spreadsheet', '0\t1.0\r\n1\t2.5\r\n', { points: [1, 2.5] }],
  ['a heading and empty lines', 'Raw\tScaled\n\n0\t1\n1\t2', { points: [1, 2] }],
  ['semicolons and commas', '0;1\n1,2', { points: [1, 2] }],
  ['nothing', ' \n', { points: [] }],
  ['words', '1\ntwo', { fault: '“two” is no score.' }],
  ['three columns', '0 1 2', { fault: '“0 1 2” is no score.' }],
  [
    'a raw mark that is missing',
    '0\t1\n2\t3',
    { fault: 'The raw mark 1 is missing before “2\t3”.' },
  ],
  ['scores that fall', '1\n3\n2', { fault: 'The score falls at the raw mark 2.' }],
])('reads %s', (_, text, read) => {
  expect(readScores(text)).toEqual(read)
})

it('writes scores as it reads them', () => {
  expect(readScores(scoresAsText([1, 1.5, 9]))).toEqual({ points: [1, 1.5, 9] })
})

it('says what was pasted', () => {
  expect(scoresInWords('', 27)).toMatch(/^Paste the scores/)
  expect(scoresInWords('1\n2\n9', 2)).toBe('Scores for the raw marks 0 to 2: from 1 to 9.')
  expect(scoresInWords('1\n9', 2)).toMatch(/2 questions want the raw marks 0 to 2\.$/)
  expect(scoresInWords('x', 2)).toMatch(/^Paste/)
  expect(scoresInWords('1\nx', 2)).toBe('“x” is no score.')
})

it.each([
  ['42', 42],
  [' QU-42 ', 42],
  ['qu-', null],
  ['0', null],
  ['9999999999', null],
  ['forces', null],
])('“%s” is the question %s', (text, id) => {
  expect(questionIdOf(text)).toBe(id)
})
