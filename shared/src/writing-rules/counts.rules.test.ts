import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charactersByLongBreaks, charactersOf, wordsOf } from './counts.rules.ts'
import { linesOfPart, textOf } from './text.rules.ts'
import { tidyPart } from './tidy.rules.ts'
import { messyOps } from './writing.testing.ts'

test.each([
  ['“Law”\tand\r\nlife\n\n', 14, 15],
  ['e\u0301'.repeat(350), 350, 350],
  ['👩‍🚀', 5, 5],
  ['é', 1, 1],
  ['\n\n', 0, 0],
  [' a ', 3, 3],
  ['a\n\nb\n', 4, 6],
])('%j has %i characters, %i by long breaks', (text, characters, byLongBreaks) => {
  expect(charactersOf(text)).toBe(characters)
  expect(charactersByLongBreaks(text)).toBe(byLongBreaks)
})

test.each([
  ['Law — and ‘order’ – isn’t  e.g. well-known.', 6],
  ['', 0],
  ['  \n\t ', 0],
  ['— … !', 0],
  ['3 Æsop\nτέλος', 3],
])('%j has %i words', (text, words) => {
  expect(wordsOf(text)).toBe(words)
})

test('the lines of a text say what stands where', () => {
  const { ops } = tidyPart({
    ops: [
      { insert: 'I ' },
      { insert: 'read', attributes: { bold: true } },
      { insert: '\n', attributes: { header: 2 } },
      { insert: '\nlaw' },
    ],
  })
  expect(linesOfPart({ ops })).toEqual([
    {
      runs: [
        { text: 'I ', formats: {}, start: 0, end: 2 },
        { text: 'read', formats: { bold: true }, start: 2, end: 6 },
      ],
      formats: { header: 2 },
      start: 0,
      end: 6,
    },
    { runs: [], formats: {}, start: 7, end: 7 },
    { runs: [{ text: 'law', formats: {}, start: 8, end: 11 }], formats: {}, start: 8, end: 11 },
  ])
})

test('each run of a line stands where it says, and the lines make the text', () => {
  fc.assert(
    fc.property(messyOps, (ops) => {
      const part = tidyPart({ ops })
      const text = `${textOf(part)}${'\n'.repeat(linesOfPart(part).length)}`
      for (const line of linesOfPart(part)) {
        expect(line.runs.map((run) => run.text).join('')).toBe(text.slice(line.start, line.end))
        expect(text[line.end]).toBe('\n')
        for (const run of line.runs) expect(text.slice(run.start, run.end)).toBe(run.text)
      }
    }),
  )
})
