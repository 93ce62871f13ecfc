import { describe, expect, it } from 'vitest'
import {
  afterAnswer,
  isMastered,
  offeredOf,
  type ReviewCard,
  type ReviewRating,
  rate,
  ratingOf,
} from './review-cards.rules.ts'

const start = new Date('2026-03-04T10:00:00.000Z')
const day = 86_400_000

describe('an answer is rated', () => {
  it.each([
    ['again', { isCorrect: false, isGuessed: false, timeMs: 10_000, medianMs: 60_000 }],
    ['again', { isCorrect: false, isGuessed: true, timeMs: 10_000, medianMs: null }],
    ['hard', { isCorrect: true, isGuessed: true, timeMs: 10_000, medianMs: 60_000 }],
    ['good', { isCorrect: true, isGuessed: false, timeMs: 60_000, medianMs: 60_000 }],
    ['good', { isCorrect: true, isGuessed: false, timeMs: 30_000, medianMs: 60_000 }],
    ['easy', { isCorrect: true, isGuessed: false, timeMs: 29_999, medianMs: 60_000 }],
    ['good', { isCorrect: true, isGuessed: false, timeMs: 120_000, medianMs: 60_000 }],
    ['hard', { isCorrect: true, isGuessed: false, timeMs: 120_001, medianMs: 60_000 }],
    ['good', { isCorrect: true, isGuessed: false, timeMs: 1, medianMs: null }],
  ] as const)('%s: %o', (rating, answer) => {
    expect(ratingOf(answer)).toBe(rating)
  })
})

/** Reviews a question on the days that it is due. */
function course(...ratings: ReviewRating[]): ReviewCard {
  let card: ReviewCard | null = null
  for (const rating of ratings) card = rate(card, rating, card?.due ?? start)
  if (card === null) throw new Error('A course has a rating')
  return card
}

describe('a card', () => {
  // Worked out with the published parameters of FSRS-6 (ts-fsrs 5.4): stability, days to wait.
  it.each([
    [['again'], 0.21, 1],
    [['again', 'good'], 1.89, 3],
    [['again', 'good', 'good'], 7.64, 8],
    [['again', 'good', 'good', 'good'], 21.61, 22],
    [['again', 'again'], 0.11, 1],
    [['again', 'good', 'good', 'again'], 1.2, 1],
  ] as [ReviewRating[], number, number][])('after %j', (ratings, stability, days) => {
    const card = course(...ratings)
    expect(card.stability).toBeCloseTo(stability, 1)
    expect(card.scheduledDays).toBe(days)
    expect(card.due.getTime()).toBe(card.lastReview.getTime() + days * day)
    expect(card.reps).toBe(ratings.length)
  })

  it('waits longer after an easy answer than after a hard one', () => {
    const waits = (['hard', 'good', 'easy'] as const).map(
      (rating) => course('again', 'good', rating).scheduledDays,
    )
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(new Set(waits).size).toBe(3)
  })

  it('gains nothing from a second answer on the same day', () => {
    const card = course('again')
    const again = rate(card, 'good', new Date(start.getTime() + 60_000))
    expect(again.stability).toBeCloseTo(card.stability, 3)
  })

  it('takes an answer from before its last review at the time of that one', () => {
    const card = course('again')
    expect(rate(card, 'good', new Date(start.getTime() - 5 * day))).toEqual(
      rate(card, 'good', card.lastReview),
    )
  })

  it('always gives the same days', () => {
    expect(course('again', 'good', 'hard', 'easy')).toEqual(course('again', 'good', 'hard', 'easy'))
  })
})

describe('a missed question', () => {
  it('is mastered by three right answers in a row on their days, not by two', () => {
    expect(isMastered(course('again', 'good', 'good'))).toBe(false)
    expect(isMastered(course('again', 'good', 'good', 'good'))).toBe(true)
    expect(isMastered(course('again', 'good', 'again', 'good', 'good'))).toBe(false)
  })

  it('gets a card with its first wrong answer, and none with right ones', () => {
    const none = { card: null, isGuessed: false, misses: 0, masteredAt: null }
    const answer = { isCorrect: true, timeMs: 50_000, answeredAt: start }
    expect(afterAnswer(none, answer, null)).toBe(none)
    const wrong = afterAnswer(none, { ...answer, isCorrect: false }, null)
    expect(wrong).toMatchObject({ misses: 1, masteredAt: null, card: { reps: 1 } })
  })

  it('is mastered from then on, until it is missed again', () => {
    const mature = course('again', 'good', 'good')
    const before = { card: mature, isGuessed: false, misses: 0, masteredAt: null }
    const right = { isCorrect: true, timeMs: 50_000, answeredAt: mature.due }
    const after = afterAnswer(before, right, 50_000)
    expect(after).toMatchObject({ misses: 0, masteredAt: mature.due })
    const later = new Date(mature.due.getTime() + 22 * day)
    expect(afterAnswer(after, { ...right, answeredAt: later }, null).masteredAt).toEqual(mature.due)
    const missed = afterAnswer(after, { ...right, isCorrect: false, answeredAt: later }, null)
    expect(missed).toMatchObject({ misses: 1, masteredAt: null, isGuessed: false })
  })

  it('that was guessed comes back sooner, even when it is right the next time', () => {
    const card = course('again', 'good')
    const right = { isCorrect: true, timeMs: 50_000, answeredAt: card.due }
    const state = { card, misses: 0, masteredAt: null }
    const guessed = afterAnswer({ ...state, isGuessed: true }, right, 50_000)
    const known = afterAnswer({ ...state, isGuessed: false }, right, 50_000)
    expect(guessed.card?.scheduledDays).toBeLessThan(known.card?.scheduledDays ?? 0)
  })
})

describe('what is offered', () => {
  it.each([
    [0, 20, 0, 0],
    [30, 20, 0, 20],
    [30, 20, 15, 5],
    [30, 20, 25, 0],
    [3, 20, 15, 3],
  ])('of %s due with a limit of %s and %s done is %s', (due, limit, done, offered) => {
    expect(offeredOf(due, limit, done)).toBe(offered)
  })
})
