import {
  charactersOf,
  isSamePart,
  plainPart,
  textOf,
  tidyPart,
  type WritingPart,
  wordsOf,
} from '@portal/shared/writing-rules'
import type { PieceKind } from './rights.rules.ts'

/** Most characters of a draft, all its parts together, in units of UTF-16. */
export const mostCharacters = 200_000

/** After how much writing a state is kept, in milliseconds. */
export const pauseMs = 600_000

/** A save that takes away as many characters has the state before it kept. */
export const cutCharacters = 200

/** The newest kept states of a draft; older ones go. */
export const mostSnapshots = 50

/** Why a state was kept. */
export type SnapshotCause = 'pause' | 'cut' | 'merge' | 'restore' | 'upload'

/** How many texts a piece has: an essay one, a statement three answers. */
export const partsOf = (kind: PieceKind): number => (kind === 'essay' ? 1 : 3)

/** A tidy text with what was counted of it. */
export interface Written {
  parts: WritingPart[]
  /** Of each part, in units of UTF-16. */
  characters: number[]
  words: number
}

/** Tidies a text and counts it, as everything is that is stored; the answers of a statement are plain. */
export function writtenOf(kind: PieceKind, sent: readonly WritingPart[]): Written {
  const parts = sent.map(kind === 'essay' ? tidyPart : plainPart)
  const texts = parts.map(textOf)
  return {
    parts,
    characters: texts.map(charactersOf),
    words: texts.reduce((sum, text) => sum + wordsOf(text), 0),
  }
}

/** A piece without a word. */
export const emptyWritten = (kind: PieceKind): Written =>
  writtenOf(
    kind,
    Array.from({ length: partsOf(kind) }, () => ({ ops: [] })),
  )

/** Whether two tidy texts say the same in the same form. */
export const areSameParts = (one: readonly WritingPart[], other: readonly WritingPart[]): boolean =>
  one.length === other.length &&
  one.every((part, place) => {
    const beside = other[place]
    return beside !== undefined && isSamePart(part, beside)
  })

/** All characters of a text. */
export const totalOf = ({ characters }: Pick<Written, 'characters'>): number =>
  characters.reduce((sum, each) => sum + each, 0)

/** How often each word of a text stands in it. */
function tally(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/\S+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** How much of a text lies between what two texts begin and end with alike. */
function between(old: string, fresh: string): number {
  const shorter = Math.min(old.length, fresh.length)
  let start = 0
  while (start < shorter && old[start] === fresh[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1
  return old.length - start - end
}

const joined = (parts: readonly WritingPart[]) => parts.map(textOf).join('\n')

/**
 * How many characters a change takes away: by how much the text is shorter, or how long the words
 * are that are gone from where it changed, if that is more. What has only moved is not gone.
 */
export function takenAway(before: readonly WritingPart[], after: readonly WritingPart[]): number {
  const [old, fresh] = [joined(before), joined(after)]
  const left = tally(fresh)
  let gone = 0
  for (const [word, count] of tally(old)) {
    gone += Math.max(0, count - (left.get(word) ?? 0)) * word.length
  }
  return Math.max(Math.min(gone, between(old, fresh)), old.length - fresh.length)
}

/** A draft as it stands, as far as it says whether its state is to be kept. */
export interface StandingDraft extends Pick<Written, 'parts' | 'characters'> {
  savedMs: number | null
  /** When a state was last kept because of writing, or writing began. */
  pausedMs: number | null
}

/**
 * Why the state before a save is to be kept; undefined where it need not be. A state without any
 * character is none to go back to.
 */
export function causeOf(
  before: StandingDraft,
  after: readonly WritingPart[],
  now: Date,
): 'cut' | 'pause' | undefined {
  if (totalOf(before) === 0) return undefined
  if (takenAway(before.parts, after) >= cutCharacters) return 'cut'
  const since = before.pausedMs ?? before.savedMs
  return since !== null && now.getTime() - since >= pauseMs ? 'pause' : undefined
}
