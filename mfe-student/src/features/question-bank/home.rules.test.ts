// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  dayInWords,
  learnFigure,
  reviewsInWords,
  reviseFigure,
  simulateFigure,
} from './home.rules.ts'
import { learning, makeReviews, simulateFigures } from './study.testing.ts'

describe('figures of the ways to work', () => {
  it('count the topics of the own parts, or of all while none is chosen', () => {
    expect(learnFigure(learning)).toBe('3 of 12 topics done')
    expect(learnFigure(learning.map((part) => ({ ...part, isChosen: false })))).toBe(
      '8 of 24 topics done',
    )
    expect(learnFigure([])).toBe('No topics yet')
  })

  it('never show a false zero', () => {
    expect(reviseFigure({ answered: 0, correct: 0 })).toBe('No answers yet')
    expect(reviseFigure({ answered: 1, correct: 0 })).toBe('1 question answered in all, 0% right')
    expect(simulateFigure({ open: [], parts: [] })).toBe('No paper sat yet')
  })

  it('show the best score, or that a paper is under way', () => {
    const [physics] = simulateFigures.parts
    if (physics === undefined) throw new Error('No part')
    const biology = { ...physics, sectionNo: 'Biology', best: 81 }
    expect(simulateFigure({ open: [], parts: [physics, biology] })).toBe('Best: 81%, Biology')
    const open = [{ id: 'a', title: 'Mock 1', startedAt: '2027-03-01T10:00:00Z' }]
    expect(simulateFigure({ open, parts: [physics] })).toBe('Best: 74%, Physics')
    expect(simulateFigure({ open, parts: [] })).toBe('1 paper under way')
  })
})

describe('reviews', () => {
  const now = Date.parse('2027-03-01T10:00:00Z')
  it.each([
    [{}, '12 questions to review now', /missed or guessed these/],
    [{ reviewedToday: 3 }, '12 questions to review now', /^3 reviews done today already\.$/],
    [{ due: 40, offered: 20 }, '20 questions to review now', /^40 are due in all; .* 20 a day/],
    [{ due: 1, offered: 1 }, '1 question to review now', /./],
    [{ due: 5, offered: 0, reviewedToday: 20 }, 'Done for today', /20 reviews .* 5 more wait/],
    [
      { due: 0, offered: 0, nextDueAt: '2027-03-02T10:00:00Z' },
      'Nothing is due now',
      /comes back (tomorrow|in 1 day|in 24 hours)\.$/,
    ],
    [{ due: 0, offered: 0, nextDueAt: null }, 'Nothing to review yet', /comes back here/],
  ])('with %o: %s', (more, title, text) => {
    const words = reviewsInWords(makeReviews(more), now)
    expect(words.title).toBe(title)
    expect(words.text).toMatch(text)
  })

  it('name the days', () => {
    expect(['2027-03-01', '2027-03-02'].map(dayInWords)).toEqual(['Mon', 'Tue'])
  })
})
