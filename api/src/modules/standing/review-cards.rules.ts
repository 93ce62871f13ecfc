import { createEmptyCard, type FSRSParameters, fsrs, Rating, State } from 'ts-fsrs'

/**
 * Spaced review by FSRS (the library ts-fsrs, with its published parameters): every card has a
 * stability (the days after which it is remembered with 90 % chance) and a difficulty, and is due
 * when that chance has come.
 *
 * A wrong answer makes a card, or brings the one there is back to the next day (`Again`). A right
 * answer to a question without a card makes none. On a card it counts as `Good`; as `Easy` when it
 * took less than half of the cohort's median time, as `Hard` when it took more than twice of it, or
 * when the student had said of this question that it was guessed.
 *
 * Steps of minutes are off: right after the worked solution an answer says nothing about
 * remembering, so that the shortest wait is a day. Chance is off as well, so that the same answers
 * always give the same days.
 *
 * A missed question is mastered once its card is in review with a stability of three weeks or more
 * (what spaced repetition calls mature): three right answers in a row when each is given on the day
 * that it is due.
 */

/** A card as it is kept; see the table `review_cards`. */
export interface ReviewCard {
  due: Date
  /** Days. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  lastReview: Date
}

/** How well a question was remembered. */
export type ReviewRating = 'again' | 'hard' | 'good' | 'easy'

/** A marked answer as far as its card is concerned. */
export interface ReviewedAnswer {
  isCorrect: boolean
  /** The student has said that the last answer to it was a guess. */
  isGuessed: boolean
  timeMs: number
  /** The cohort's median time on it; null where it is not known. */
  medianMs: number | null
}

/** Days of stability from which a missed question counts as mastered. */
export const masteredFromDays = 21

const parameters: Partial<FSRSParameters> = { enable_fuzz: false, enable_short_term: false }
const scheduler = fsrs(parameters)

const grades = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const

/** What an answer says of remembering. */
export function ratingOf(answer: ReviewedAnswer): ReviewRating {
  if (!answer.isCorrect) return 'again'
  const { medianMs, timeMs } = answer
  if (answer.isGuessed || (medianMs !== null && timeMs > 2 * medianMs)) return 'hard'
  return medianMs !== null && timeMs < medianMs / 2 ? 'easy' : 'good'
}

/**
 * The card after a review at this moment; null makes a new one. An answer that arrives late, from
 * before the last review, counts at the time of that one.
 */
export function rate(card: ReviewCard | null, rating: ReviewRating, at: Date): ReviewCard {
  const moment = card === null ? at : new Date(Math.max(at.getTime(), card.lastReview.getTime()))
  const before =
    card === null
      ? createEmptyCard(moment)
      : {
          due: card.due,
          stability: card.stability,
          difficulty: card.difficulty,
          elapsed_days: 0,
          scheduled_days: card.scheduledDays,
          learning_steps: card.learningSteps,
          reps: card.reps,
          lapses: card.lapses,
          state: card.state,
          last_review: card.lastReview,
        }
  const { card: after } = scheduler.next(before, moment, grades[rating])
  return {
    due: after.due,
    stability: after.stability,
    difficulty: after.difficulty,
    scheduledDays: after.scheduled_days,
    learningSteps: after.learning_steps,
    reps: after.reps,
    lapses: after.lapses,
    state: after.state,
    lastReview: moment,
  }
}

/** Whether a missed question with this card counts as mastered. */
export function isMastered(card: ReviewCard): boolean {
  return card.state === State.Review && card.stability >= masteredFromDays
}

/** What is known of a student's question before some answers, or after them. */
export interface ReviewState {
  card: ReviewCard | null
  isGuessed: boolean
  /** Wrong answers among those taken in. */
  misses: number
  /** When it became mastered; null while it is not, or never was missed. */
  masteredAt: Date | null
}

/** Takes one answer in. */
export function afterAnswer(
  state: ReviewState,
  answer: { isCorrect: boolean; timeMs: number; answeredAt: Date },
  medianMs: number | null,
): ReviewState {
  const { card, isGuessed } = state
  if (answer.isCorrect && card === null) return state
  const after = rate(card, ratingOf({ ...answer, isGuessed, medianMs }), answer.answeredAt)
  if (!answer.isCorrect) {
    return { card: after, isGuessed: false, misses: state.misses + 1, masteredAt: null }
  }
  const masteredAt = isMastered(after) ? (state.masteredAt ?? after.lastReview) : state.masteredAt
  return { ...state, card: after, masteredAt }
}

/** What of the cards due is offered: what the day's limit leaves. */
export function offeredOf(due: number, dailyLimit: number, reviewedToday: number): number {
  return Math.min(due, Math.max(0, dailyLimit - reviewedToday))
}
