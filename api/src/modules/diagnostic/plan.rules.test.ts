import { describe, expect, it } from 'vitest'
import { cohortShare, planLength, planOf, type TopicResult } from './plan.rules.ts'

const topic = (
  topicId: number,
  correct: number,
  total: number,
  all: TopicResult['all'] = null,
): TopicResult => ({
  topicId,
  topicName: `Topic ${topicId}`,
  sectionNo: 'Physics',
  correct,
  total,
  all,
})

describe('the share of the others', () => {
  it.each([
    // Six students, so five others: (30 - 1) of (60 - 4) questions.
    [topic(1, 1, 4, { students: 6, questions: 60, correct: 30 }), 51.8],
    [topic(1, 1, 4, { students: 5, questions: 60, correct: 30 }), null],
    [topic(1, 4, 4, { students: 9, questions: 4, correct: 4 }), null],
    [topic(1, 1, 4), null],
  ])('%o is %d', (result, share) => {
    expect(cohortShare(result)).toBe(share)
  })
})

describe('the plan', () => {
  it('takes the weakest topics, what is nearly all wrong to be learnt first', () => {
    const plan = planOf([topic(1, 4, 4), topic(2, 2, 4), topic(3, 0, 4), topic(4, 3, 4)])
    expect(plan.map(({ topicId }) => topicId)).toEqual([3, 2])
    expect(plan[0]?.text).toBe('Learn Topic 3 (Physics), then practise 10 questions on it')
    expect(plan[1]?.text).toBe('Practise 15 questions on Topic 2 (Physics)')
  })

  it('prefers of equals what others find easy', () => {
    const plan = planOf([
      topic(1, 0, 2, { students: 9, questions: 20, correct: 4 }),
      topic(2, 0, 2, { students: 9, questions: 20, correct: 16 }),
    ])
    expect(plan.map(({ topicId }) => topicId)).toEqual([2, 1])
  })

  it('is never longer than a month can hold', () => {
    expect(planOf(Array.from({ length: 20 }, (_, at) => topic(at, 0, 3)))).toHaveLength(planLength)
  })
})
