import { align } from './align.rules.ts'
import { wordsOf } from './counts.rules.ts'
import type { TextRange } from './part.ts'
import { type Patience, usualPatience } from './patient-diff.ts'
import { inOrder, type Line, linesOf, pairLines } from './rows.rules.ts'
import type { Token } from './tokens.rules.ts'

/** Words of a paragraph that share a fate. The pieces of a paragraph make its text. */
export interface ComparedPiece extends TextRange {
  kind: 'same' | 'added' | 'removed' | 'moved'
  text: string
}

/** A paragraph of both texts, or of the one that has it, where the other is null. */
export interface ComparedRow {
  before: ComparedPiece[] | null
  after: ComparedPiece[] | null
  isChanged: boolean
}

/** What became of a text, paragraph by paragraph. Empty ones are left out. */
export interface Comparison {
  rows: ComparedRow[]
  wordsIn: number
  wordsOut: number
  /** Word by word it took too long: paragraphs are the same, or they are not. */
  isByParagraph: boolean
}

/** Compares two versions of a text, or a version and the draft. */
export function compare(
  textBefore: string,
  textAfter: string,
  patience: Patience = usualPatience,
): Comparison {
  const { before, after, to, from, isByParagraph } = align(textBefore, textAfter, patience)
  const stays = inOrder(to)
  const kindBefore = (token: number) =>
    (to[token] ?? -1) < 0 ? 'removed' : stays[token] ? 'same' : 'moved'
  const kindAfter = (token: number) => {
    const place = from[token] ?? -1
    return place < 0 ? 'added' : stays[place] ? 'same' : 'moved'
  }
  const kept = to.map((place, token) => ({
    place: stays[token] && before[token]?.text !== '\n' ? place : -1,
    weight: before[token]?.isWord ? 1 : 0.001,
  }))
  const [ours, theirs] = [linesOf(textBefore, before), linesOf(textAfter, after)]
  const rows = pairedRows(ours, theirs, pairLines(ours, theirs, kept)).map(([one, other]) =>
    rowOf(
      one && piecesOf(textBefore, before, one, kindBefore),
      other && piecesOf(textAfter, after, other, kindAfter),
    ),
  )
  return {
    rows,
    wordsIn: wordsOfKind(rows, 'after', 'added'),
    wordsOut: wordsOfKind(rows, 'before', 'removed'),
    isByParagraph,
  }
}

/** All paragraphs in their order, those that belong together beside one another. */
function pairedRows(
  ours: readonly Line[],
  theirs: readonly Line[],
  pairs: readonly (readonly [before: number, after: number])[],
): [before: Line | null, after: Line | null][] {
  const rows: [Line | null, Line | null][] = []
  let [one, other] = [0, 0]
  for (const [nextOne, nextOther] of [...pairs, [ours.length, theirs.length] as const]) {
    rows.push(...ours.slice(one, nextOne).map((line): [Line, null] => [line, null]))
    rows.push(...theirs.slice(other, nextOther).map((line): [null, Line] => [null, line]))
    const [mine, yours] = [ours[nextOne], theirs[nextOther]]
    if (mine && yours) rows.push([mine, yours])
    one = nextOne + 1
    other = nextOther + 1
  }
  return rows
}

function rowOf(before: ComparedPiece[] | null, after: ComparedPiece[] | null): ComparedRow {
  const pieces = [...(before ?? []), ...(after ?? [])]
  const isChanged = !before || !after || pieces.some(({ kind }) => kind !== 'same')
  return { before, after, isChanged }
}

/** The pieces of a paragraph; white space goes with what stands before it. */
function piecesOf(
  text: string,
  tokens: readonly Token[],
  line: Line,
  kindOf: (token: number) => ComparedPiece['kind'],
): ComparedPiece[] {
  const pieces: ComparedPiece[] = []
  for (let token = line.first; token < line.next; token += 1) {
    const kind = kindOf(token)
    const start = token === line.first ? line.start : (tokens[token]?.start ?? 0)
    const end = token + 1 === line.next ? line.end : (tokens[token + 1]?.start ?? 0)
    const last = pieces.at(-1)
    if (last?.kind === kind) Object.assign(last, { end, text: text.slice(last.start, end) })
    else pieces.push({ kind, start, end, text: text.slice(start, end) })
  }
  return pieces
}

const wordsOfKind = (
  rows: readonly ComparedRow[],
  side: 'before' | 'after',
  kind: ComparedPiece['kind'],
) =>
  rows
    .flatMap((row) => row[side] ?? [])
    .reduce((sum, piece) => sum + (piece.kind === kind ? wordsOf(piece.text) : 0), 0)
