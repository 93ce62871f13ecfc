import type { missReasons } from '../../database/schema/index.ts'
import { afterAnswer, type ReviewCard, type ReviewState, rate } from './review-cards.rules.ts'

/**
 * What a student's card and miss of a question become when answers to it are marked anew. Both follow
 * from the answers, one after the other as they came; what else touched them is kept as far as it
 * can be told: questions left out, which count as missed, and the last wish to see one again.
 */

/** An answer as far as reviews go; `medianMs` is the cohort's median time when it came. */
export interface ReviewedAttempt {
  setId: string
  versionId: number
  topicId: number
  isCorrect: boolean
  timeMs: number
  answeredAt: Date
  medianMs: number | null
}

/** A line of the error log, as it is kept. */
export interface HeldMiss {
  setId: string
  versionId: number
  topicId: number
  reason: (typeof missReasons)[number] | null
  times: number
  missedAt: Date
  masteredAt: Date | null
}

/** What is kept of a student's question. */
export interface HeldReview {
  card: ReviewCard | null
  miss: HeldMiss | null
}

/** A number as a column of single precision gives it back. */
export function asSingle(value: number): number {
  const single = Math.fround(value)
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(single.toPrecision(digits))
    if (Math.fround(short) === single) return short
  }
  return Number(single.toPrecision(9))
}

const asStored = (card: ReviewCard | null): ReviewCard | null =>
  card && {
    ...card,
    stability: asSingle(card.stability),
    difficulty: asSingle(card.difficulty),
  }

const isWrong = ({ isCorrect }: ReviewedAttempt) => !isCorrect

/** The answers one after the other, in the order in which they came. */
function replayed(attempts: readonly ReviewedAttempt[], isGuessed: boolean): ReviewState {
  const lastMiss = attempts.findLastIndex(isWrong)
  let state: ReviewState = { card: null, isGuessed: false, misses: 0, masteredAt: null }
  for (const [at, attempt] of attempts.entries()) {
    const guessed = isGuessed && at > lastMiss
    const after = afterAnswer({ ...state, isGuessed: guessed }, attempt, attempt.medianMs)
    state = { ...after, card: asStored(after.card) }
  }
  return state
}

function missAnew(
  held: HeldMiss | null,
  wasWrong: readonly ReviewedAttempt[],
  isNowWrong: readonly ReviewedAttempt[],
  attempts: readonly ReviewedAttempt[],
  masteredAt: Date | null,
): HeldMiss | null {
  const times = (held?.times ?? 0) + isNowWrong.length - wasWrong.length
  if (times <= 0) return null
  const last = isNowWrong.at(-1)
  const isLeftOut = held !== null && !attempts.some(({ setId }) => setId === held.setId)
  if (held !== null && (isLeftOut || last === undefined)) return { ...held, times, masteredAt }
  if (last === undefined) return null
  return {
    setId: last.setId,
    versionId: last.versionId,
    topicId: last.topicId,
    // Said of the last miss; of another one nobody has said anything.
    reason: held?.setId === last.setId ? held.reason : null,
    times,
    missedAt: new Date(Math.max(...isNowWrong.map(({ answeredAt }) => answeredAt.getTime()))),
    masteredAt,
  }
}

/**
 * Card and miss after some of a question's answers were marked otherwise.
 * @param attempts all of the student's answers to it, as they came, with what each was and now is.
 */
export function reviewsAnew(
  held: HeldReview,
  attempts: readonly (ReviewedAttempt & { wasCorrect: boolean })[],
): HeldReview {
  const before = attempts.map(({ wasCorrect, ...attempt }) => ({
    ...attempt,
    isCorrect: wasCorrect,
  }))
  const isGuessed = held.miss?.reason === 'guessed'
  const was = replayed(before, isGuessed)
  const now = replayed(attempts, isGuessed)
  const miss = missAnew(
    held.miss,
    before.filter(isWrong),
    attempts.filter(isWrong),
    attempts,
    now.masteredAt,
  )
  if (miss === null) return { card: null, miss }
  const seen = held.card?.lastReview
  const isAskedFor = seen !== undefined && (was.card === null || seen > was.card.lastReview)
  const card = isAskedFor ? asStored(rate(now.card, 'again', seen)) : now.card
  return { card, miss }
}
