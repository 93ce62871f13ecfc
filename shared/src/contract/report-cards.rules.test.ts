import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultsOfCard, gradesOf, gradeText } from './report-cards.rules.ts'

describe('the grades of a scale', () => {
  it.each([
    [{ from: 1, to: 3, step: 0.5 }, [1, 1.5, 2, 2.5, 3]],
    [{ from: 1, to: 1.3, step: 0.1 }, [1, 1.1, 1.2, 1.3]],
    [{ from: 0, to: 5, step: 2 }, [0, 2, 4]],
    [{ from: 7, to: 7, step: 1 }, [7]],
  ])('%o', (scale, grades) => {
    expect(gradesOf(scale)).toEqual(grades)
  })

  it('of the ESAT are seventeen, as the test writes them', () => {
    const grades = gradesOf({ from: 1, to: 9, step: 0.5 })
    expect([grades.length, gradeText(grades[0] ?? 0), gradeText(grades.at(-1) ?? 0)]).toEqual([
      17,
      '1.0',
      '9.0',
    ])
  })

  it('lie between its ends, a step apart, whatever the scale', () => {
    const tenths = fc.integer({ min: 0, max: 100 }).map((n) => n / 10)
    const step = fc.constantFrom(0.1, 0.25, 0.5, 1)
    fc.assert(
      fc.property(tenths, tenths, step, (one, other, each) => {
        const scale = { from: Math.min(one, other), to: Math.max(one, other), step: each }
        const grades = gradesOf(scale)
        expect(grades[0]).toBeCloseTo(scale.from, 9)
        expect(grades.at(-1)).toBeLessThanOrEqual(scale.to + 1e-9)
        expect((grades.at(-1) ?? 0) + each).toBeGreaterThan(scale.to)
        expect(new Set(grades).size).toBe(grades.length)
      }),
    )
  })
})

describe('what a card lacks', () => {
  const skills = [
    { id: 1, name: 'Method' },
    { id: 2, name: 'Speed' },
    { id: 3, name: 'Accuracy' },
  ]
  const scale = { from: 1, to: 9, step: 0.5 }
  const whole = {
    grades: skills.map(({ id }) => ({ skillId: id, grade: 3 })),
    predictedGrade: 6.5,
    comment: 'x'.repeat(100),
  }

  it.each([
    ['nothing, of a whole one', {}, []],
    ['grades', { grades: [] }, ['Grade Method, Speed and Accuracy']],
    ['two grades', { grades: whole.grades.slice(0, 1) }, ['Grade Speed and Accuracy']],
    [
      'no strange grade',
      { grades: [...whole.grades, { skillId: 9, grade: 1 }] },
      ['A skill is not on this card any more'],
    ],
    ['a prediction', { predictedGrade: null }, ['Choose a predicted grade']],
    [
      'a grade of the scale',
      { predictedGrade: 6.25 },
      ['Choose a grade from 1 to 9 in steps of 0.5'],
    ],
    ['a character', { comment: ` ${'x'.repeat(99)} ` }, ['Write at least 100 characters: 1 more']],
    ['no more than fits', { comment: 'x'.repeat(1_501) }, ['Write at most 1,500 characters']],
  ])('%s', (_, own, says) => {
    const faults = faultsOfCard({ ...whole, ...own }, { skills, scale })
    expect(faults.map(({ message }) => message)).toEqual(says)
  })

  it('is no prediction where the test gives no grades', () => {
    const bare = { ...whole, predictedGrade: null }
    expect(faultsOfCard(bare, { skills, scale: null })).toEqual([])
    expect(faultsOfCard(whole, { skills, scale: null })).toHaveLength(1)
  })
})
