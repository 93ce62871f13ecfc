import { statementFormats, type WritingOp, type WritingPart } from '@portal/shared/writing-rules'
import { partsOf } from './drafts.rules.ts'
import type { PieceKind } from './rights.rules.ts'

/** Where the text of a document goes: a part by its number, or an answer after each question. */
export type Into = 'replace' | 'add' | 'part 0' | 'part 1' | 'part 2' | 'split'

/** Why a document cannot go there in a piece of this kind; undefined where it can. */
export function intoFault(kind: PieceKind, into: Into): string | undefined {
  const isWhole = into === 'replace' || into === 'add'
  if (isWhole === (kind === 'essay')) return undefined
  return isWhole ? 'Choose the answer that this document is.' : 'An essay is one text.'
}

const newLine: WritingOp = { insert: '\n' }

/** Whether a text says nothing. */
const isEmpty = ({ ops }: WritingPart) => ops.every(({ insert }) => insert.trim() === '')

/** Letters and digits of a line alone, so that a question is known however it is set. */
const plain = (line: string) => line.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What may stand before a question in its line: `Question 1`. */
const longestLabel = 12

/** A document by its lines, each without its formats. */
const linesOf = (ops: readonly WritingOp[]) =>
  ops
    .map(({ insert }) => insert)
    .join('')
    .split('\n')

/** An answer of these lines. */
const answerOf = (lines: readonly string[]): WritingPart => ({
  ops: [{ insert: `${lines.join('\n').trim()}\n` }],
})

/**
 * The answers of a statement as they stand behind its questions.
 * @returns undefined where not all questions stand in it in their order
 */
export function answersIn(
  ops: readonly WritingOp[],
): { parts: WritingPart[]; isAllTaken: boolean } | undefined {
  const lines = linesOf(ops)
  const places: number[] = []
  for (const { text } of statementFormats['ucas-2026'].questions) {
    const question = plain(text)
    const from = (places.at(-1) ?? -1) + 1
    const place = lines.findIndex((line, index) => {
      const said = plain(line)
      const isLabelled = said.length <= question.length + longestLabel
      return index >= from && isLabelled && said.endsWith(question)
    })
    if (place < 0) return undefined
    places.push(place)
  }
  return {
    parts: places.map((place, index) => answerOf(lines.slice(place + 1, places[index + 1]))),
    isAllTaken: lines.slice(0, places[0]).every((line) => line.trim() === ''),
  }
}

/** What is said where words stand before the first question. */
export const leftOut = 'What stands before the first question was left out.'

/**
 * A draft with the text of a document in it, not yet tidy, and what is to be said of that.
 * @returns undefined where it is to be split and not all questions stand in it
 */
export function withDocument(
  kind: PieceKind,
  before: readonly WritingPart[],
  ops: readonly WritingOp[],
  into: Into,
): { parts: WritingPart[]; warnings: string[] } | undefined {
  const read: WritingPart = { ops: [...ops] }
  if (into === 'split') {
    const answers = answersIn(ops)
    return answers && { parts: answers.parts, warnings: answers.isAllTaken ? [] : [leftOut] }
  }
  if (into === 'replace') return { parts: [read], warnings: [] }
  if (into === 'add') {
    const [text] = before
    const isNew = text === undefined || isEmpty(text)
    const parts = [isNew ? read : { ops: [...text.ops, newLine, ...read.ops] }]
    return { parts, warnings: [] }
  }
  const chosen = Number(into.slice('part '.length))
  const parts = Array.from({ length: partsOf(kind) }, (_, place) =>
    place === chosen ? read : (before[place] ?? { ops: [] }),
  )
  return { parts, warnings: [] }
}
