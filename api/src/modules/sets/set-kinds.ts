import type { Occasion } from '../../asked.ts'
import type { SetRow } from './sets.repository.ts'

/** A set that has just been handed in. */
export interface HandedInSet {
  id: string
  studentId: string
  finishedAt: Date
}

/**
 * What sets of one kind do beside what all sets do. The area that makes such sets says it, so that
 * the engine knows none of them.
 */
export interface SetKind {
  /** Who marks the essays of such a set. */
  essaysAreMarkedBy: 'student' | 'tutor'
  /** Follows in the transaction that closes a set. */
  onFinished(within: Occasion, set: HandedInSet): Promise<void>
  /**
   * Follows in the transaction that ends what sets belong to (a paper) after all of them were handed
   * in: its last parts were never begun.
   */
  onEnded?(within: Occasion, setIds: readonly string[]): Promise<void>
  /** Follows in the transaction in which a tutor's marks for an essay of a set are written. */
  onEssayMarked(within: Occasion, setId: string): Promise<void>
  /**
   * Follows in the transaction in which an answer of a finished set is marked anew by a key that was
   * put right, once the answer has its new mark.
   */
  onMarkedAnew?(within: Occasion, answer: AnswerPutRight): Promise<ScorePutRight | undefined>
}

/** An answer of a finished set whose mark was put right; marks are 0 to 1. */
export interface AnswerPutRight {
  setId: string
  questionId: number
  before: { isCorrect: boolean; mark: number }
  after: { isCorrect: boolean; mark: number }
}

/** The mark of a paper as a whole, before and after; null while it is not known. */
export interface ScorePutRight {
  before: number | null
  after: number | null
  maximum: number
  /** What shows it. */
  sittingId: string
}

export type SetKinds = Readonly<Record<SetRow['kind'], SetKind>>

let registered: SetKinds | undefined

/** Tells the engine of all kinds of sets, once in a process; see `modules/set-kinds.ts`. */
export function registerSetKinds(kinds: SetKinds): void {
  registered = kinds
}

/** @throws Error where nobody has registered the kinds: nothing of a set may then be written. */
export function kindOf({ kind }: Pick<SetRow, 'kind'>): SetKind {
  if (registered === undefined) throw new Error('The kinds of sets are not registered')
  return registered[kind]
}
