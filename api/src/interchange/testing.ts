import { Readable } from 'node:stream'
import type { ReadItem } from './formats.ts'
import type { PortableQuestion } from './portable-question.ts'
import { readerFor } from './readers.ts'

/** Everything that a file says, which comes in pieces of this many bytes. */
export async function readAll(file: string | Buffer, piece = 9_973): Promise<ReadItem[]> {
  const bytes = Buffer.from(file)
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_each, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  )
  const items: ReadItem[] = []
  for await (const item of readerFor(bytes).read(Readable.from(pieces))) items.push(item)
  return items
}

/** A file of these elements. */
export const quiz = (...elements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${elements.join('\n')}\n</quiz>\n`

const cdata = (text: string) => `<![CDATA[${text}]]>`

/** A question of Moodle's; `inside` is what its kind adds. */
export const moodleQuestion = (
  type: string,
  inside: string,
  { text = '<p>What?</p>', name = 'A question', format = 'html', beside = '' } = {},
) =>
  `<question type="${type}"><name><text>${name}</text></name><questiontext format="${format}"><text>${cdata(text)}</text>${beside}</questiontext>${inside}</question>`

/** An answer with its share of the mark. */
export const answer = (fraction: number | string, text: string, feedback = '', inside = '') =>
  `<answer fraction="${fraction}" format="html"><text>${cdata(text)}</text>${inside}<feedback format="html"><text>${cdata(feedback)}</text></feedback></answer>`

export const category = (path: string) =>
  `<question type="category"><category><text>${path}</text></category></question>`

/** The question of an item that must have one. */
export function questionOf(item: ReadItem | undefined): PortableQuestion {
  if (item?.question) return item.question
  throw new Error(`No question: ${item?.refusal?.message ?? 'no item'}`)
}

export const warningsOf = (item: ReadItem | undefined): string[] =>
  [...new Set(item?.warnings.map(({ name }) => name))].sort()
