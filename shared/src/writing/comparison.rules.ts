import { type ComparedRow, compare, type Patience } from '../writing-rules/index.ts'

/** A paragraph of the two texts; those that differ are counted from 0 over all parts. */
export interface ComparisonRow extends ComparedRow {
  /** Null where both sides are alike. */
  change: number | null
}

/** What became of the texts of a piece, part by part. */
export interface TextsCompared {
  parts: ComparisonRow[][]
  wordsIn: number
  wordsOut: number
  /** How many paragraphs differ. */
  changes: number
  /** Word by word it took too long for one of the texts at least. */
  isByParagraph: boolean
}

/** Compares texts part by part: an answer to another question is another text. */
export function compareTexts(
  before: readonly string[],
  after: readonly string[],
  patience?: Patience,
): TextsCompared {
  const compared: TextsCompared = {
    ...{ parts: [], wordsIn: 0, wordsOut: 0, changes: 0, isByParagraph: false },
  }
  for (let part = 0; part < Math.max(before.length, after.length); part += 1) {
    const { rows, wordsIn, wordsOut, isByParagraph } = compare(
      before[part] ?? '',
      after[part] ?? '',
      patience,
    )
    compared.parts.push(
      rows.map((row) => ({ ...row, change: row.isChanged ? compared.changes++ : null })),
    )
    compared.wordsIn += wordsIn
    compared.wordsOut += wordsOut
    compared.isByParagraph ||= isByParagraph
  }
  return compared
}
