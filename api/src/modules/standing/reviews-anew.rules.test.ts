import { describe, expect, it } from 'vitest'
import { afterAnswer, type ReviewState, rate } from './review-cards.rules.ts'
import { asSingle, type HeldReview, reviewsAnew } from './reviews-anew.rules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12))

interface Said {
  was: boolean
  now: boolean
  on: number
}

const attempts = (answers: readonly Said[]) =>
  answers.map(({ was, now, on }) => ({
    ...{ setId: `set ${on}`, versionId: 7, topicId: 3, timeMs: 30_000, medianMs: null },
    ...{ isCorrect: now, wasCorrect: was, answeredAt: day(on) },
  }))

const none: ReviewState = { card: null, isGuessed: false, misses: 0, masteredAt: null }

/** What answers one after the other leave, numbers as the database keeps them. */
const cardAfter = (answers: readonly Said[], which: 'was' | 'now') =>
  attempts(answers).reduce((state, each) => {
    const isCorrect = which === 'was' ? each.wasCorrect : each.isCorrect
    const after = afterAnswer(state, { ...each, isCorrect }, null)
    return { ...after, card: after.card && single(after.card) }
  }, none).card

const single = <C extends { stability: number; difficulty: number }>(card: C): C => ({
  ...card,
  stability: asSingle(card.stability),
  difficulty: asSingle(card.difficulty),
})

const miss = (on: number, times = 1, change: object = {}) => ({
  ...{ setId: `set ${on}`, versionId: 5, topicId: 3, reason: null, times, missedAt: day(on) },
  ...{ masteredAt: null, ...change },
})

const held = (answers: readonly Said[], kept: HeldReview['miss']): HeldReview => ({
  card: cardAfter(answers, 'was'),
  miss: kept,
})

describe('numbers of single precision', () => {
  it.each([0.1, 2.3065, 8.806305, 21.000001, 1 / 3, 12_345.678])(
    '%d stays as it is kept',
    (value) => {
      const kept = asSingle(value)
      expect(Math.fround(kept)).toBe(Math.fround(value))
      expect(asSingle(kept)).toBe(kept)
      expect(String(kept).length).toBeLessThan(12)
    },
  )
})

describe('card and miss of answers that are marked anew', () => {
  it('go with the last wrong answer', () => {
    const answers = [
      { was: false, now: true, on: 1 },
      { was: true, now: true, on: 5 },
    ]
    expect(reviewsAnew(held(answers, miss(1)), attempts(answers))).toEqual({
      card: null,
      miss: null,
    })
  })

  it('come with the first one, in its version and set', () => {
    const answers = [
      { was: true, now: true, on: 1 },
      { was: true, now: false, on: 5 },
      { was: true, now: true, on: 9 },
    ]
    expect(reviewsAnew(held(answers, null), attempts(answers))).toEqual({
      card: cardAfter(answers, 'now'),
      miss: { ...miss(5), versionId: 7 },
    })
  })

  it('keep the reason of a miss that stays the last one, and of no other', () => {
    const stays = [
      { was: true, now: false, on: 1 },
      { was: false, now: false, on: 5 },
    ]
    const said = miss(5, 1, { reason: 'misread' })
    expect(reviewsAnew(held(stays, said), attempts(stays)).miss).toMatchObject({
      ...{ reason: 'misread', times: 2 },
    })
    const goes = [
      { was: false, now: false, on: 1 },
      { was: false, now: true, on: 5 },
    ]
    expect(
      reviewsAnew(held(goes, miss(5, 2, { reason: 'misread' })), attempts(goes)).miss,
    ).toMatchObject({ setId: 'set 1', reason: null, times: 1, missedAt: day(1) })
  })

  it('keep a question that was left out as missed', () => {
    const answers = [{ was: false, now: true, on: 1 }]
    const leftOut = { ...miss(8, 2), reason: "didn't know" as const }
    const before = held(answers, leftOut)
    const again = single(rate(before.card, 'again', day(8)))
    expect(reviewsAnew({ card: again, miss: leftOut }, attempts(answers))).toEqual({
      card: single(rate(null, 'again', day(8))),
      miss: { ...leftOut, times: 1 },
    })
  })

  it('keep the wish to see a question again that was guessed', () => {
    const answers = [
      { was: true, now: false, on: 1 },
      { was: false, now: false, on: 2 },
      { was: true, now: true, on: 4 },
    ]
    const before = held(answers, miss(2, 1, { reason: 'guessed' }))
    const again = before.card && single(rate(before.card, 'again', day(6)))
    const after = reviewsAnew({ ...before, card: again }, attempts(answers))
    expect(after.card?.lastReview).toEqual(day(6))
    expect(after.miss).toMatchObject({ reason: 'guessed', times: 2 })
  })
})
