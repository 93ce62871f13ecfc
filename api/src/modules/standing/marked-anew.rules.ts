import type { StoredResponse } from '../../database/schema/index.ts'

/** What an answer is worth. */
export interface KnownMark {
  isCorrect: boolean
  /** 0 to 1. */
  mark: number
}

/** An answer of a student, with the mark that counts. */
export interface CountedAnswer extends KnownMark {
  attemptId: number
  setId: string
  /** The version that was answered, and the one that its set shows now. */
  answeredVersionId: number
  versionId: number
  topicId: number
  difficulty: number
  isFirst: boolean
  response: StoredResponse
  timeMs: number
  answeredAt: Date
}

/** The same with what it was worth before. */
export interface AnswerMarkedAnew extends CountedAnswer {
  before: KnownMark
}

/** What an answer adds to counts of right ones by being marked anew: -1, 0 or 1. */
export const change = ({ isCorrect, before }: AnswerMarkedAnew): number =>
  Number(isCorrect) - Number(before.isCorrect)

/** Whether an answer is worth something else than before. */
export const changed = ({ isCorrect, mark, before }: AnswerMarkedAnew): boolean =>
  isCorrect !== before.isCorrect || mark !== before.mark
