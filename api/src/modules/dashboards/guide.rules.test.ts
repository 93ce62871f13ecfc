import { describe, expect, it } from 'vitest'
import { type Beginnings, guideOf, isNewAccount } from './guide.rules.ts'

const nothing: Beginnings = {
  startedOn: '2026-03-20',
  today: '2026-03-20',
  hasQuestionBank: true,
  hasChosenParts: false,
  questionsAnswered: 0,
  hasCurriculum: true,
  hasCheckedItem: false,
  hasHadTuition: false,
  hasTuition: true,
}

const ids = (known: Beginnings) => guideOf(known).map((step) => step.id)
const done = (known: Beginnings) =>
  guideOf(known)
    .filter((step) => step.isDone)
    .map((step) => step.id)

describe('the guide of the first week', () => {
  it('leads an empty account through every step that it can take', () => {
    expect(isNewAccount(nothing)).toBe(true)
    expect(ids(nothing)).toEqual([
      'sign-in',
      'esat-parts',
      'first-practice',
      'curriculum',
      'first-session',
    ])
    expect(done(nothing)).toEqual(['sign-in'])
  })

  it('leaves out what the programme does not have', () => {
    const locked = { ...nothing, hasQuestionBank: false, hasCurriculum: false, hasTuition: false }
    expect(ids(locked)).toEqual(['sign-in'])
  })

  it.each([
    [9, ['sign-in']],
    [10, ['sign-in', 'first-practice']],
  ])('%i answers', (questionsAnswered, expected) => {
    expect(done({ ...nothing, questionsAnswered })).toEqual(expected)
  })

  it('ticks the parts off once they are chosen, which alone makes no account old', () => {
    const chosen = { ...nothing, hasChosenParts: true }
    expect(done(chosen)).toEqual(['sign-in', 'esat-parts'])
    expect(isNewAccount(chosen)).toBe(true)
  })

  it.each([
    ['an answer', { questionsAnswered: 1 }],
    ['a checked item', { hasCheckedItem: true }],
    ['an hour delivered', { hasHadTuition: true }],
  ])('%s makes the account no longer new', (_name, change) => {
    expect(isNewAccount({ ...nothing, ...change })).toBe(false)
  })

  it('stays for seven days while a step is open, and longer only while nothing was done', () => {
    const begun = { ...nothing, questionsAnswered: 3 }
    expect(ids({ ...begun, today: '2026-03-26' })).not.toEqual([])
    expect(ids({ ...begun, today: '2026-03-27' })).toEqual([])
    expect(ids({ ...nothing, today: '2026-06-27' })).not.toEqual([])
  })

  it('goes once every step is done', () => {
    const all = {
      ...nothing,
      hasChosenParts: true,
      questionsAnswered: 12,
      hasCheckedItem: true,
      hasHadTuition: true,
    }
    expect(guideOf(all)).toEqual([])
  })
})
