import type { StoredMarking } from '../database/schema/index.ts'

/** 1 MCQ, 2 Essay Response, 3 Fill in the Blanks, 4 Equation Response. */
export type PortableType = 1 | 2 | 3 | 4

/** An answer to choose; `text` and `why` are stored HTML. */
export interface PortableAnswer {
  /** a to z, in the order of display. */
  letter: string
  text: string
  isCorrect: boolean
  /** Why it is right or wrong; empty where nobody has written it. */
  why: string
}

/** A place in the tree that students revise by; names as they are read. */
export interface ReviseFiling {
  location: 'revise'
  test: string
  part: string
  subject: string
  topic: string
  subTopic: string | null
}

/** A place in a paper. */
export interface SimulateFiling {
  location: 'simulate'
  test: string
  /** 1 past paper, 2 mock. */
  paperType: 1 | 2
  /** Of a past paper. */
  year: number | null
  /** Of a mock. */
  mockNumber: number | null
  part: string | null
  /** What the question is about within its part, as far as that is said. */
  subject: string | null
  topic: string | null
  subTopic: string | null
  /** Number of the question in its paper. */
  number: number | null
  link: string | null
}

export type PortableFiling = ReviseFiling | SimulateFiling

/**
 * What a question says and where it belongs, whichever system it stands in. Texts are stored HTML:
 * cleaned, equations as `\( … \)`, gaps as `[[blank]]`, images as `<img data-file="id">` or written
 * into the text.
 */
export interface PortableQuestion {
  type: PortableType
  text: string
  /** Stimulus shown above the text; null where there is none. */
  data: string | null
  solution: string
  /** Types 1 and 3; at most 26. */
  answers: PortableAnswer[]
  /** Types 2 and 4; null for the others. */
  marking: StoredMarking | null
  /** 1 to 5; null where a file does not say. */
  difficulty: number | null
  /** The portal's own key; null where a file comes from elsewhere. */
  key: string | null
  /** What it is called, in plain words; of the portal's own the key again. */
  name: string
  filings: PortableFiling[]
  /** Words that it is tagged with, beside those that say any of the above. */
  tags: string[]
}

/** All texts of a question, in a fixed order; an id of a file may stand in any. */
export function portableTexts({
  text,
  data,
  solution,
  answers,
  marking,
}: PortableQuestion): string[] {
  return [
    ...[text, data ?? '', solution],
    ...answers.flatMap(({ text, why }) => [text, why]),
    ...(marking?.kind === 'essay' ? [marking.modelAnswer, ...marking.criteria] : []),
  ]
}
