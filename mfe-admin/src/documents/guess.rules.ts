import { type PaperPart, paperParts } from '@portal/shared/contract'
import type { Choices } from './documents.queries.ts'

/** What the name of a file says of a document. */
export interface Guess {
  title: string
  /** Ids as fields have them; '' for what the name does not say. */
  admissionTestId: string
  sectionId: string
  year: number | null
  paperPart: PaperPart | ''
}

/** Other words for parts of a paper. */
const otherWords: Readonly<Partial<Record<PaperPart, readonly string[]>>> = {
  'question paper': ['questions', 'qp', 'paper'],
  'mark scheme': ['markscheme', 'ms', 'answers', 'answer key'],
  report: ['examiners report', 'examiner report'],
  formulae: ['formula sheet', 'formula booklet', 'formulas'],
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether words stand in a text as words of their own. */
const holds = (text: string, words: string) => words !== '' && ` ${text} `.includes(` ${words} `)

/** Reads test, part, year and part of the paper from a name as `ESAT 2024 Physics mark scheme.pdf`. */
export function guessOf(fileName: string, tests: Choices['tests']): Guess {
  const title = fileName
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200)
  const text = plain(title)
  const test = tests.find(({ name }) => holds(text, plain(name)))
  // The longest first: `Section 1 Mathematics` before `Mathematics`.
  const section = test?.sections
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => holds(text, plain(name)))
  const year = /(?:^|\D)((?:19|20)\d\d)(?!\d)/.exec(title)?.[1]
  const paperPart =
    paperParts.find((part) => holds(text, part)) ??
    paperParts.toReversed().find((part) => otherWords[part]?.some((words) => holds(text, words)))
  return {
    title: title === '' ? 'Untitled' : title,
    admissionTestId: test ? String(test.id) : '',
    sectionId: section ? String(section.id) : '',
    year: year === undefined ? null : Number(year),
    paperPart: paperPart ?? '',
  }
}
