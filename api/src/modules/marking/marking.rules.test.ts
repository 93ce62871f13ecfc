import { describe, expect, it } from 'vitest'
import { answerIn, fits, markEssay, markResponse } from './marking.rules.ts'

describe('the form of an answer', () => {
  const choice = { responseKind: 'choice', letters: 'abcd' } as const
  it.each([
    [null, choice, true],
    [{ kind: 'choice', letter: 'd' }, choice, true],
    [{ kind: 'choice', letter: 'e' }, choice, false],
    [{ kind: 'text', text: 'a' }, choice, false],
    [{ kind: 'text', text: 'a' }, { responseKind: 'text', letters: '' }, true],
    [{ kind: 'equation', text: 'x' }, { responseKind: 'equation', letters: '' }, true],
    [{ kind: 'choice', letter: 'a' }, { responseKind: 'equation', letters: '' }, false],
  ] as const)('%j for %j: %s', (response, question, expected) => {
    expect(fits(response, question)).toBe(expected)
  })

  it('is none when it is blank', () => {
    expect(answerIn({ kind: 'text', text: ' \n ' })).toBeNull()
    expect(answerIn({ kind: 'equation', text: '' })).toBeNull()
    expect(answerIn({ kind: 'text', text: 'x' })).toEqual({ kind: 'text', text: 'x' })
    expect(answerIn(null)).toBeNull()
  })
})

describe('marking', () => {
  const key = { marking: null, correctLetter: 'c' }
  it('a choice goes by its letter', () => {
    expect(markResponse({ kind: 'choice', letter: 'c' }, key)).toEqual({ isCorrect: true, mark: 1 })
    expect(markResponse({ kind: 'choice', letter: 'a' }, key)).toEqual({
      isCorrect: false,
      mark: 0,
    })
  })

  it('an equation goes by its value', () => {
    const marking = { kind: 'equation', expected: 'x/2', variables: ['x'] } as const
    const own = { marking: { ...marking, variables: ['x'] }, correctLetter: null }
    expect(markResponse({ kind: 'equation', text: '0.5x' }, own).isCorrect).toBe(true)
    expect(markResponse({ kind: 'equation', text: 'x/(' }, own)).toEqual({
      isCorrect: false,
      mark: 0,
    })
  })

  it('an essay waits for its student', () => {
    const marking = { kind: 'essay' as const, modelAnswer: '', criteria: ['one'] }
    expect(markResponse({ kind: 'text', text: 'x' }, { marking, correctLetter: null })).toEqual({
      isCorrect: null,
      mark: null,
    })
  })

  it.each([
    [[true, true, true, false], true, 0.75],
    [[true, false], true, 0.5],
    [[true, false, false], false, 1 / 3],
    [[false], false, 0],
  ])('criteria %j', (met, isCorrect, mark) => {
    expect(markEssay(met)).toEqual({ isCorrect, mark })
  })
})
