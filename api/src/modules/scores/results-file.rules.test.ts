import { describe, expect, it } from 'vitest'
import { fingerprintOfResults, planResults, type ResultFacts } from './results-file.rules.ts'

const facts: ResultFacts = {
  students: new Map([['maya@school.test', 'maya']]),
  tests: [
    {
      ...{ admissionTestId: 1, name: 'ESAT', scale: { from: 1, to: 9, step: 0.1 } },
      sections: [{ sectionId: 3, sectionNo: 'Physics' }],
    },
  ],
  held: [
    {
      ...{ id: 'r1', version: 2, source: 'typed', studentId: 'maya', admissionTestId: 1 },
      ...{ sectionId: 3, year: 2024, month: 10, satOn: '2024-10-15', score: 6 },
    },
  ],
  today: '2026-03-02',
}
const row = (change: Record<string, string> = {}, line = 2) => ({
  line,
  cells: new Map(
    Object.entries({
      ...{ email: 'Maya@school.test', test: 'esat', part: 'physics', year: '2025' },
      ...{ sitting: 'Oct', score: '6,5', ...change },
    }),
  ),
})
const planOf = (...rows: ReturnType<typeof row>[]) => planResults(rows, facts)

describe('a row of a file of results', () => {
  it('makes a result, whatever letters and decimal sign it is written with', () => {
    expect(planOf(row({ day: '09/10/2025' }))).toEqual([
      {
        ...{ line: 2, outcome: 'create', errors: [] },
        values: {
          ...{ studentId: 'maya', admissionTestId: 1, sectionId: 3, year: 2025, month: 10 },
          ...{ satOn: '2025-10-09', score: 6.5 },
        },
      },
    ])
  })

  it('changes one that is there, keeps a day that it does not say, and does nothing twice', () => {
    const same = planOf(row({ year: '2024', score: '6' }))
    expect(same).toMatchObject([{ outcome: 'unchanged', before: { id: 'r1' } }])
    expect(planOf(row({ year: '2024', sitting: '10', score: '7' }))).toMatchObject([
      { outcome: 'update', values: { satOn: '2024-10-15', score: 7 } },
    ])
  })

  it.each<[string, string, string, string]>([
    ['email', 'who@school.test', 'email', 'No student has this address.'],
    ['test', 'TMUA', 'test', 'There is no such test.'],
    ['part', 'Biology', 'part', 'ESAT has no such part.'],
    ['year', '25', 'year', 'Write a year, such as 2025.'],
    ['sitting', 'autumn', 'sitting', 'Write the month in which it was sat.'],
    ['sitting', '13', 'sitting', 'Write the month in which it was sat.'],
    ['year', '2026', 'sitting', 'This sitting is still to come.'],
    ['day', '31/02/2025', 'day', 'Write a day as yyyy-mm-dd or dd/mm/yyyy.'],
    ['day', '03/10/25', 'day', 'Write a day as yyyy-mm-dd or dd/mm/yyyy.'],
    ['day', '2025-11-01', 'day', 'It is no day of the sitting.'],
    ['score', 'six', 'score', 'Write a number.'],
    ['score', '9.1', 'score', 'Enter a score from 1.0 to 9.0 in steps of 0.1.'],
  ])('with the %s “%s” is bad', (field, text, at, message) => {
    expect(planOf(row({ [field]: text }))).toEqual([
      { line: 2, outcome: 'bad', errors: [{ field: at, message }] },
    ])
  })

  it('says all that is wrong with it', () => {
    const [one] = planOf(row({ email: '', year: '', score: '' }))
    expect(one?.errors.map(({ field }) => field)).toEqual(['email', 'year', 'score'])
  })

  it('is bad where another row is of the same sitting', () => {
    expect(planOf(row(), row({ score: '7' }, 3))).toMatchObject([
      { outcome: 'create' },
      { outcome: 'bad', errors: [{ field: 'email', message: 'Line 2 is of the same sitting.' }] },
    ])
  })
})

it('a plan is another one once anything that it would do is', () => {
  const of = (...rows: ReturnType<typeof row>[]) => fingerprintOfResults(planOf(...rows))
  expect(of(row())).toBe(of(row()))
  expect(of(row())).not.toBe(of(row({ score: '7' })))
  const changed = { ...facts, held: facts.held.map((one) => ({ ...one, version: 3 })) }
  const update = row({ year: '2024' })
  expect(of(update)).not.toBe(fingerprintOfResults(planResults([update], changed)))
})
