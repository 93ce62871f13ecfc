import { describe, expect, it } from 'vitest'
import {
  freshId,
  inOrder,
  newCriterion,
  rubricFaults,
  rubricValuesOf,
  sentRubric,
  weightInWords,
} from './rubric-values.rules.ts'
import { sentTask, taskValuesOf } from './task-values.rules.ts'

const level = { points: 100, label: 'Excellent', description: '' }
const rubric = {
  ...({ rubricId: 'r', name: 'Essays', kind: 'essay', number: 3, tasks: 2, openItems: 4 } as const),
  criteria: [
    { key: 'a', title: 'Argument', description: 'Leads', weight: 60, levels: [level] },
    { key: 'b', title: 'Evidence', description: '', weight: 40, levels: [level] },
  ],
}

describe('a set of criteria', () => {
  it('is sent as it was read, with the number that was edited', () => {
    expect(sentRubric(rubricValuesOf(rubric), 'r')).toEqual({
      ...{ rubricId: 'r', number: 3, name: 'Essays', kind: 'essay', criteria: rubric.criteria },
    })
  })

  it('sends what is new without a key, a number and the id of its place', () => {
    const sent = sentRubric({ ...rubricValuesOf(undefined), name: 'New' }, undefined)
    expect(sent).toMatchObject({ name: 'New', kind: 'essay', criteria: [{ weight: 100 }] })
    expect(JSON.stringify(sent)).not.toMatch(/"(key|id|number|rubricId|version)"/)
  })

  it('is put in another order', () => {
    const { criteria } = rubricValuesOf(rubric)
    expect(inOrder(criteria, ['b', 'a']).map(({ title }) => title)).toEqual([
      ...['Evidence', 'Argument'],
    ])
  })

  it('gives what is added an id of its own', () => {
    const criteria = [newCriterion('new-2', 1), newCriterion('new-3', 1)]
    expect(freshId(criteria)).toBe('new-4')
    expect(freshId([newCriterion('new-2', 1)])).toBe('new-3')
  })
})

it.each([
  [[60, 40], 'The weights sum to 100.'],
  [[60, null], 'The weights sum to 60; 40 are missing.'],
  [[60, 45], 'The weights sum to 105; 5 too many.'],
])('weights of %j are told from 100', (weights, words) => {
  expect(weightInWords(weights.map((weight) => ({ weight })))).toBe(words)
})

it('says of weights and levels what is wrong', () => {
  const level = (points: number | null) => ({ points, label: '', description: '' })
  const criterion = (id: string, weight: number, ...points: (number | null)[]) => ({
    ...newCriterion(id, weight),
    levels: points.map(level),
  })
  expect(rubricFaults([criterion('a', 60, 100, 0), criterion('b', 40, null, null)])).toEqual({})
  expect(rubricFaults([criterion('a', 60, 100, 0), criterion('b', 30, 50, 50)])).toEqual({
    ...{ criteria: 'The weights must sum to 100' },
    'criteria.1.levels': 'Two levels have the same points',
  })
})

describe('a task', () => {
  const values = {
    ...taskValuesOf(undefined),
    ...{ title: 'Doubt', rubricId: 'r', minWords: 100, maxWords: 200, admissionTestId: '3' },
  }
  it('is sent with its test as a number', () => {
    expect(sentTask(values, undefined)).toEqual({
      ...{ kind: 'essay', title: 'Doubt', brief: '', admissionTestId: 3, minWords: 100 },
      ...{ maxWords: 200, rubricId: 'r', asksCheck: false, state: 'draft' },
    })
  })
  it('says nothing of the length of a statement', () => {
    expect(sentTask({ ...values, kind: 'statement', version: 2 }, 't')).toMatchObject({
      ...{ taskId: 't', version: 2, minWords: null, maxWords: null },
    })
  })
})
