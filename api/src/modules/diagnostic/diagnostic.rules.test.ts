import { describe, expect, it } from 'vitest'
import { type Candidate, judgeStart, sectionMinutes, spread, stateOf } from './diagnostic.rules.ts'

it.each([
  [12, 0, 18],
  [12, 25, 23],
  [12, 50, 27],
  [10, 0, 15],
  [1, 0, 2],
])('%i questions with %i %% more time take %i minutes', (questions, extra, minutes) => {
  expect(sectionMinutes(questions, extra)).toBe(minutes)
})

describe('sections', () => {
  const at = (...states: ('waiting' | 'open' | 'finished')[]) =>
    states.map((state, index) => ({
      position: index + 1,
      setId: state === 'waiting' ? null : `set ${index + 1}`,
      isFinished: state === 'finished',
    }))

  it('wait, are open, and are finished', () => {
    expect(at('waiting', 'open', 'finished').map(stateOf)).toEqual(['waiting', 'open', 'finished'])
  })

  it.each([
    ['the first of all', at('waiting', 'waiting'), 1, { outcome: 'start' }],
    ['the second at once', at('waiting', 'waiting'), 2, { outcome: 'too early', first: 1 }],
    ['the second too soon', at('open', 'waiting'), 2, { outcome: 'too early', first: 1 }],
    ['the open one again', at('finished', 'open'), 2, { outcome: 'goes on', setId: 'set 2' }],
    ['the next', at('finished', 'waiting', 'waiting'), 2, { outcome: 'start' }],
    ['the last', at('finished', 'finished', 'waiting'), 3, { outcome: 'start' }],
    ['a finished one', at('finished', 'open'), 1, { outcome: 'finished' }],
    ['one that is not there', at('finished', 'waiting'), 3, { outcome: 'unknown' }],
  ])('are taken in their order: %s', (_name, sections, position, expected) => {
    expect(judgeStart(sections, position)).toEqual(expected)
  })
})

describe('the questions of a section', () => {
  const candidates: Candidate[] = Array.from({ length: 60 }, (_each, index) => ({
    questionId: index,
    topicId: index % 4,
    difficulty: (Math.floor(index / 4) % 5) + 1,
  }))
  const counts = (values: number[]) =>
    [...new Set(values)].map((value) => values.filter((each) => each === value).length)

  it('come evenly from all topics and difficulties, the easier ones first', () => {
    const chosen = spread(candidates, 12)
    expect(chosen).toHaveLength(12)
    expect(counts(chosen.map((each) => each.topicId))).toEqual([3, 3, 3, 3])
    expect(counts(chosen.map((each) => each.difficulty)).sort()).toEqual([2, 2, 2, 3, 3])
    const difficulties = chosen.map((each) => each.difficulty)
    expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other))
  })

  it('are all there are where there are few, and none twice', () => {
    const filedTwice = [
      { questionId: 1, topicId: 1, difficulty: 3 },
      { questionId: 1, topicId: 2, difficulty: 3 },
      { questionId: 2, topicId: 1, difficulty: 1 },
    ]
    expect(spread(filedTwice, 12).map((each) => each.questionId)).toEqual([2, 1])
    expect(spread([], 12)).toEqual([])
  })

  it('come from the topic with more where another has too few', () => {
    const few = candidates.filter(({ topicId, questionId }) => topicId !== 3 || questionId === 3)
    expect(counts(spread(few, 12).map((each) => each.topicId)).sort()).toEqual([1, 3, 4, 4])
  })
})
