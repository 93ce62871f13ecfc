import { describe, expect, it } from 'vitest'
import type { StoredSave } from '../queue/answer-storage.ts'
import { mergeStored } from '../queue/merge-stored.ts'
import { makeQuestion, makeSet, makeVerdict } from '../testing.ts'
import type { Answer } from '../types.ts'
import { reduceRunner } from './reduce-runner.ts'
import { countQuestions, normalise, startRunner, stateOf } from './runner-state.ts'

const choice = (letter: string): Answer => ({ kind: 'choice', letter })

const stored = (questionId: number, more: Partial<StoredSave> = {}): StoredSave => ({
  owner: 'ada',
  setId: 'set',
  questionId,
  sequence: 1,
  response: choice('b'),
  timeMs: 0,
  hiddenMs: 0,
  isMarkedForReview: false,
  answeredAt: '2027-03-01T10:00:00.000Z',
  submit: false,
  isConfirmed: false,
  ...more,
})

describe('the runner', () => {
  it('opens at the first question without an answer', () => {
    const questions = [
      makeQuestion({ response: choice('a') }),
      makeQuestion({ questionId: 2, number: 2 }),
    ]
    expect(startRunner(makeSet({ questions })).position).toBe(1)
    expect(
      startRunner(makeSet({ questions: [makeQuestion({ response: choice('a') })] })).position,
    ).toBe(0)
  })

  it('moves inside the set only', () => {
    const state = startRunner(makeSet())
    expect(reduceRunner(state, { type: 'go', to: 99 }).position).toBe(3)
    expect(reduceRunner(state, { type: 'go', to: -1 }).position).toBe(0)
  })

  it('takes the choice away from an option that is crossed out', () => {
    let state = startRunner(makeSet())
    state = reduceRunner(state, { type: 'respond', questionId: 1, response: choice('a') })
    state = reduceRunner(state, { type: 'crossOut', questionId: 1, letter: 'a' })
    expect(stateOf(state, 1)).toMatchObject({ response: null, crossedOut: ['a'] })
    state = reduceRunner(state, { type: 'crossOut', questionId: 1, letter: 'a' })
    expect(stateOf(state, 1).crossedOut).toEqual([])
  })

  it('leaves a submitted answer alone until the server refuses it', () => {
    let state = startRunner(makeSet())
    state = reduceRunner(state, { type: 'submit', questionId: 1 })
    expect(stateOf(state, 1).isSubmitted).toBe(false)
    state = reduceRunner(state, { type: 'respond', questionId: 1, response: choice('a') })
    state = reduceRunner(state, { type: 'submit', questionId: 1 })
    state = reduceRunner(state, { type: 'respond', questionId: 1, response: choice('b') })
    expect(stateOf(state, 1).response).toEqual(choice('a'))
    expect(stateOf(reduceRunner(state, { type: 'reopen', questionId: 1 }), 1).isSubmitted).toBe(
      false,
    )
    state = reduceRunner(state, { type: 'verdict', questionId: 1, verdict: makeVerdict() })
    expect(stateOf(reduceRunner(state, { type: 'reopen', questionId: 1 }), 1).isSubmitted).toBe(
      true,
    )
  })

  it('counts answered, unanswered and marked', () => {
    let state = startRunner(makeSet())
    state = reduceRunner(state, { type: 'respond', questionId: 1, response: choice('a') })
    state = reduceRunner(state, { type: 'mark', questionId: 2, isMarked: true })
    expect(countQuestions(state)).toEqual({ answered: 1, unanswered: 3, marked: 1 })
  })

  it('takes an empty text for no answer', () => {
    expect(normalise({ kind: 'text', text: '  \n' })).toBeNull()
    expect(normalise({ kind: 'equation', text: 'x' })).toEqual({ kind: 'equation', text: 'x' })
    expect(normalise(choice('a'))).toEqual(choice('a'))
  })
})

describe('merging what the device holds', () => {
  const set = makeSet({
    questions: [
      makeQuestion({ questionId: 1, sequence: 3, response: choice('a') }),
      makeQuestion({ questionId: 2, number: 2, sequence: 3, response: choice('a') }),
      makeQuestion({ questionId: 3, number: 3, sequence: 3, response: choice('a') }),
      makeQuestion({
        questionId: 4,
        number: 4,
        sequence: 3,
        response: choice('a'),
        verdict: makeVerdict(),
      }),
    ],
  })

  it('shows the newer of both, sends what is unconfirmed, and names conflicts', () => {
    const newer = stored(1, { sequence: 4 })
    const confirmed = stored(2, { sequence: 4, isConfirmed: true })
    const older = stored(3, { sequence: 2 })
    const final = stored(4, { sequence: 9, response: choice('a') })
    const unknown = stored(77)
    const gone = stored(78, { isConfirmed: true })
    const merge = mergeStored(set, [newer, confirmed, older, final, unknown, gone])
    expect(merge.onTop).toEqual([newer, confirmed])
    expect(merge.resend).toEqual([newer, unknown])
    expect(merge.outdated).toEqual([older, final, gone])
    expect(merge.conflicts).toEqual([older])
  })

  it('sends in the order in which things were done', () => {
    const late = stored(1, { sequence: 4, answeredAt: '2027-03-01T10:05:00.000Z' })
    const early = stored(2, { sequence: 4, answeredAt: '2027-03-01T10:01:00.000Z' })
    expect(mergeStored(set, [late, early]).resend).toEqual([early, late])
  })

  it('goes back to the question that was open, with its crossed out options', () => {
    const state = reduceRunner(startRunner(set), {
      type: 'merge',
      set,
      onTop: [stored(1, { sequence: 4, isMarkedForReview: true })],
      crossedOut: { 2: ['c'] },
      questionId: 3,
    })
    expect(state.position).toBe(2)
    expect(stateOf(state, 1)).toMatchObject({ response: choice('b'), isMarkedForReview: true })
    expect(stateOf(state, 2).crossedOut).toEqual(['c'])
  })

  it('stays where it is when merged again in mid-work', () => {
    const moved = reduceRunner(startRunner(set), { type: 'go', to: 2 })
    expect(reduceRunner(moved, { type: 'merge', set, onTop: [] }).position).toBe(2)
  })
})
