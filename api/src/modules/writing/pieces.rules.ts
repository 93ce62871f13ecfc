import type { PieceKind } from './rights.rules.ts'

/** Most pieces that a student has at once, and how many of them may be statements. */
export const mostPieces = 60
export const mostStatements = 5

/** For how long a piece that was removed can be taken back, in milliseconds. */
export const undoMs = 30 * 86_400_000

/** The pieces that a student has. */
export interface LivePieces {
  all: number
  statements: number
}

/** Why a student can have no further piece of a kind; undefined where nothing is against it. */
export function fullOf({ all, statements }: LivePieces, kind: PieceKind): string | undefined {
  if (kind === 'statement' && statements >= mostStatements) {
    return 'You have 5 personal statements, which is the most. Delete one that you do not need.'
  }
  if (all < mostPieces) return undefined
  return 'You have 60 essays and statements, which is the most. Delete one that you do not need.'
}
