import { describe, expect, it } from 'vitest'
import { faultsOf, type KnownWorld, type TypedResult } from './saving.rules.ts'

const esat = {
  ...{ admissionTestId: 1, name: 'ESAT', scale: { from: 1, to: 9, step: 0.1 } },
  sections: [{ sectionId: 2, sectionNo: 'Physics' }],
}
const step = { ...esat, admissionTestId: 3, name: 'STEP', scale: null, sections: [] }
const there = {
  ...{ id: 'r1', studentId: 'ada', admissionTestId: 1, sectionId: 2, year: 2025, month: 10 },
  ...{ satOn: null, score: 6.5, source: 'typed' as const, version: 1 },
}
const world: KnownWorld = {
  students: new Map([
    ['ada', 'Ada Lovelace'],
    ['max', 'Max Born'],
  ]),
  tests: [esat, step],
  held: [there],
  today: '2026-03-02',
}
const typed = (change: Partial<TypedResult> = {}): TypedResult => ({
  ...{ resultId: null, studentId: 'max', admissionTestId: 1, sectionId: 2 },
  ...{ year: 2025, sitting: 'October', score: 6.5, ...change },
})

describe('the cells that are bad', () => {
  it.each<[string, Partial<TypedResult>, string, string]>([
    ['a result that is gone', { resultId: 'r9', version: 1 }, 'resultId', 'This result is gone'],
    ['an unknown student', { studentId: 'eve' }, 'studentId', 'There is no such student'],
    ['an unknown test', { admissionTestId: 9 }, 'admissionTestId', 'There is no such test'],
    ['a part of another test', { sectionId: 7 }, 'sectionId', 'ESAT has no such part'],
    [
      'a test without scores',
      { admissionTestId: 3, sectionId: null },
      'score',
      'The test has no scale of scores',
    ],
    ['a sitting to come', { year: 2026 }, 'sitting', 'This sitting is still to come'],
    [
      'a day to come',
      { year: 2026, sitting: 'March', satOn: '2026-03-03' },
      'sitting',
      'This sitting is still to come',
    ],
    ['too low', { score: 0.9 }, 'score', 'Enter a score from 1.0 to 9.0 in steps of 0.1'],
    ['too high', { score: 9.1 }, 'score', 'Enter a score from 1.0 to 9.0 in steps of 0.1'],
    ['between steps', { score: 6.55 }, 'score', 'Enter a score from 1.0 to 9.0 in steps of 0.1'],
    ['there already', { studentId: 'ada' }, 'score', 'Ada Lovelace has 6.5 there already'],
  ])('%s', (_, change, cell, message) => {
    expect(
      faultsOf([typed(), typed({ studentId: 'max', sectionId: null }), typed(change)], {
        ...world,
        held: [there],
      }),
    ).toEqual([{ path: `body.results.2.${cell}`, message }])
  })

  it('are named each, of one result the first', () => {
    const bad = typed({ studentId: 'eve', score: 12 })
    const paths = faultsOf([bad, typed(), typed({ year: 2024, score: 0 })], world)
    expect(paths.map(({ path }) => path)).toEqual([
      'body.results.0.studentId',
      'body.results.2.score',
    ])
  })

  it('are those that stand twice in what is sent', () => {
    expect(faultsOf([typed(), typed({ score: 7 })], world)).toEqual([
      { path: 'body.results.1.score', message: 'Max Born stands here twice' },
    ])
  })

  it('are none where a result is changed, also to where another goes away from', () => {
    const mine = { ...there, id: 'r2', studentId: 'max' }
    const held = [there, mine]
    const swapped = [
      typed({ resultId: 'r1', version: 1, studentId: 'max' }),
      typed({ resultId: 'r2', version: 1, studentId: 'ada' }),
    ]
    expect(faultsOf(swapped, { ...world, held })).toEqual([])
  })

  it.each([1, 1.1, 4.7, 8.9, 9])('none at %f', (score) => {
    expect(faultsOf([typed({ score })], world)).toEqual([])
  })
})
