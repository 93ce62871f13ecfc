import { formatsOfLine } from './formats.rules.ts'
import type { TextRange, WritingFormats, WritingPart } from './part.ts'
import { withoutLastBreaks } from './tidy-text.rules.ts'

/** The words of a tidy text, in whose units comments count: its line breaks at the end are cut. */
export const textOf = ({ ops }: WritingPart): string =>
  withoutLastBreaks(ops.map(({ insert }) => insert).join(''))

/** Words of a line that look alike, and where they stand in the text. */
export interface WrittenRun extends TextRange {
  text: string
  formats: WritingFormats
}

/** A line of a text; `end` is where its line break stands. */
export interface WrittenLine extends TextRange {
  runs: WrittenRun[]
  formats: WritingFormats
}

/** The lines of a tidy text, for drawing. Empty ones at the end are there too. */
export function linesOfPart({ ops }: WritingPart): WrittenLine[] {
  const lines: WrittenLine[] = []
  let runs: WrittenRun[] = []
  let start = 0
  let place = 0
  const write = (text: string, formats: WritingFormats) => {
    if (text !== '') runs.push({ text, formats, start: place, end: place + text.length })
    place += text.length
  }
  for (const { insert, attributes = {} } of ops) {
    const [first = '', ...rest] = insert.split('\n')
    write(first, attributes)
    for (const words of rest) {
      lines.push({ runs, formats: formatsOfLine({ ...attributes }), start, end: place })
      runs = []
      place += 1
      start = place
      write(words, attributes)
    }
  }
  return lines
}
