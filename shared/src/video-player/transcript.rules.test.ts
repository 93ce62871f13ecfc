import { expect, test } from 'vitest'
import { cutAt, foundInWords, lineAt, linesWith } from './transcript.rules.ts'

const cues = [
  { start: 1, end: 3, text: 'Forces add up.' },
  { start: 4, end: 6, text: 'Draw every force.' },
  { start: 6, end: 9, text: 'Then\nresolve.' },
]

test.each([
  [0, -1],
  [1, 0],
  [3.5, 0],
  [6, 2],
  [99, 2],
])('at second %d line %d is said', (second, line) => {
  expect(lineAt(cues, second)).toBe(line)
})

test.each([
  ['FORCE', [0, 1], '2 lines'],
  [' resolve ', [2], '1 line'],
  ['then resolve', [2], '1 line'],
  ['torque', [], 'No line has this'],
  [' ', [], 'No line has this'],
])('%s is in lines %j', (sought, lines, words) => {
  expect(linesWith(cues, sought)).toEqual(lines)
  expect(foundInWords(lines.length)).toBe(words)
})

test.each([
  ['Forces and force', 'force', ['[Force]', 's and ', '[force]']],
  ['Then\nresolve it', 'then resolve', ['[Then\nresolve]', ' it']],
  ['Forces', '', ['Forces']],
  ['Forces', 'x', ['Forces']],
  ['', 'x', []],
])('%s cut at %s', (text, sought, pieces) => {
  const cut = cutAt(text, sought)
  expect(cut.map((piece) => (piece.isSought ? `[${piece.text}]` : piece.text))).toEqual(pieces)
  expect(cut.every(({ at, text: piece }) => text.startsWith(piece, at))).toBe(true)
})
