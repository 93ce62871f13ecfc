import { describe, expect, it } from 'vitest'
import { roundOf, timesOf } from './quiz.rules.ts'

const answer = (videoQuestionId: string, isCorrect = true) => ({ videoQuestionId, isCorrect })

describe('a round of a quiz', () => {
  it.each<[string, string[], ReturnType<typeof answer>[], ReturnType<typeof roundOf>]>([
    ['begins with nothing', ['a', 'b'], [], { answered: 0, total: 2, wrong: null }],
    [
      'tells of no answer before it is whole',
      ['a', 'b'],
      [answer('a', false)],
      { answered: 1, total: 2, wrong: null },
    ],
    [
      'is passed with all of it right',
      ['a', 'b'],
      [answer('b'), answer('a')],
      { answered: 2, total: 2, wrong: 0 },
    ],
    [
      'counts what is wrong',
      ['a', 'b'],
      [answer('a', false), answer('b')],
      { answered: 2, total: 2, wrong: 1 },
    ],
    [
      'asks what came meanwhile too',
      ['a', 'b', 'c'],
      [answer('a'), answer('b')],
      { answered: 2, total: 3, wrong: null },
    ],
    [
      'passes over what was taken out',
      ['a'],
      [answer('b', false), answer('a')],
      { answered: 1, total: 1, wrong: 0 },
    ],
    [
      'without a question is never whole',
      [],
      [answer('b')],
      { answered: 0, total: 0, wrong: null },
    ],
  ])('%s', (_name, asked, answers, standing) => {
    expect(roundOf(asked, answers)).toEqual(standing)
  })
})

describe('the time that an answer took', () => {
  const at = (seconds: number) => ({ answeredAt: new Date(seconds * 1_000) })

  it.each<[string, Date | null, number[], number[]]>([
    ['since the one before', new Date(0), [20, 50], [20_000, 30_000]],
    ['of the first is nothing after a link', null, [20, 50], [0, 30_000]],
    ['is no more than five minutes', new Date(0), [3_600, 3_610], [300_000, 10_000]],
    ['is never less than nothing', new Date(60_000), [20], [0]],
  ])('%s', (_name, playedAt, seconds, times) => {
    expect(timesOf(playedAt, seconds.map(at))).toEqual(times)
  })
})
