import { expect, it } from 'vitest'
import { type Criterion, gradedCriteria } from './criteria.rules.ts'

const criterion: Criterion = {
  ...{ key: 'argument', title: 'Argument', description: 'Reasons', weight: 100 },
  levels: [
    { points: 100, label: 'Excellent', description: 'Answers objections' },
    { points: 50, label: 'Fair', description: 'Some reasons' },
    { points: 75, label: 'Good', description: 'Reasons that hold' },
  ],
}
const grade = (points: number | null) => ({ key: 'argument', points, label: null })

it('says what was reached, and what the next better level asks', () => {
  const [fair] = gradedCriteria([criterion], [grade(50)])
  expect([fair?.reached?.label, fair?.next?.label, fair?.old]).toEqual(['Fair', 'Good', undefined])
  const [best] = gradedCriteria([criterion], [grade(100)])
  expect([best?.reached?.label, best?.next]).toEqual(['Excellent', undefined])
  const [none] = gradedCriteria([criterion], [])
  expect([none?.reached, none?.next]).toEqual([undefined, undefined])
})

it.each([
  ['the same level', 75, 75, undefined],
  ['another level', 50, 75, 'Fair'],
  ['no level before', null, 75, null],
])('says the level before where it was another: %s', (_, earlier, now, expected) => {
  const [graded] = gradedCriteria([criterion], [grade(now)], [grade(earlier)])
  expect(graded?.old === null ? null : graded?.old?.label).toBe(expected)
})
