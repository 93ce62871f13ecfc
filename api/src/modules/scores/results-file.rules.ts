import { createHash } from 'node:crypto'
import {
  firstDayOf,
  isOfSitting,
  type SittingMonth,
  scoreFault,
  sittingMonths,
} from '@portal/shared/contract'
import type { HeldResult, ResultValues } from './results.repository.ts'
import type { Test } from './tests.repository.ts'

/** What a file of results may say of each, by field. */
export const resultFields = {
  email: { label: 'Email', isNeeded: true },
  test: { label: 'Test', isNeeded: true },
  part: { label: 'Part', isNeeded: false },
  year: { label: 'Year', isNeeded: true },
  sitting: { label: 'Sitting', isNeeded: true },
  day: { label: 'Day', isNeeded: false },
  score: { label: 'Score', isNeeded: true },
} as const

/** What the template shows. */
export const resultExamples = [
  {
    ...{ email: 'maya@school.example', test: 'ESAT', part: 'Physics', year: '2025' },
    ...{ sitting: 'October', day: '2025-10-09', score: '6.5' },
  },
  {
    ...{ email: 'theo@school.example', test: 'ESAT', part: 'Mathematics 1', year: '2026' },
    ...{ sitting: 'January', day: '', score: '7.0' },
  },
] as const

/** A row as it stands in the file: what it says of each field that a column fills. */
export interface ResultLine {
  line: number
  cells: ReadonlyMap<string, string>
}

/** What rows are judged by. */
export interface ResultFacts {
  /** Ids of students, by email in small letters. */
  students: ReadonlyMap<string, string>
  tests: readonly Test[]
  held: readonly Pick<HeldResult, keyof ResultValues | 'id' | 'version' | 'source'>[]
  today: string
}

/** What a row would do: `before` is what it changes. */
export interface PlannedResult {
  line: number
  outcome: 'create' | 'update' | 'unchanged' | 'bad'
  errors: { field: string; message: string }[]
  values?: ResultValues
  before?: ResultFacts['held'][number]
}

const keyOf = ({ studentId, admissionTestId, sectionId, year, month }: ResultValues) =>
  [studentId, admissionTestId, sectionId, year, month].join(' ')

const plain = (text: string) => text.trim().toLowerCase()

/** A month by its name, its first letters or its number. */
function sittingIn(text: string): SittingMonth | undefined {
  const wanted = plain(text)
  if (/^\d{1,2}$/.test(wanted)) return sittingMonths[Number(wanted) - 1]
  return wanted.length < 3
    ? undefined
    : sittingMonths.find((month) => month.toLowerCase().startsWith(wanted))
}

/** A day as `yyyy-mm-dd` or `dd/mm/yyyy`; undefined for anything else. */
function dayIn(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const written = year === undefined ? text : `${year}-${month}-${day}`
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written))
  return isDay && new Date(written).toISOString().startsWith(written) ? written : undefined
}

function judge(
  { line, cells }: ResultLine,
  { students, tests, today }: ResultFacts,
): Pick<PlannedResult, 'line' | 'errors' | 'values'> {
  const errors: PlannedResult['errors'] = []
  const bad = (field: keyof typeof resultFields, message: string) => errors.push({ field, message })
  const said = (field: keyof typeof resultFields) => cells.get(field)?.trim() ?? ''
  const studentId = students.get(plain(said('email')))
  if (studentId === undefined) bad('email', 'No student has this address.')
  const test = tests.find(({ name }) => plain(name) === plain(said('test')))
  if (test === undefined) bad('test', 'There is no such test.')
  const part = said('part')
  const section = test?.sections.find(({ sectionNo }) => plain(sectionNo) === plain(part))
  if (part !== '' && test && section === undefined) bad('part', `${test.name} has no such part.`)
  const year = /^20\d\d$/.test(said('year')) ? Number(said('year')) : undefined
  if (year === undefined) bad('year', 'Write a year, such as 2025.')
  const sitting = sittingIn(said('sitting'))
  if (sitting === undefined) bad('sitting', 'Write the month in which it was sat.')
  const satOn = said('day') === '' ? null : dayIn(said('day'))
  if (satOn === undefined) bad('day', 'Write a day as yyyy-mm-dd or dd/mm/yyyy.')
  if (year !== undefined && sitting !== undefined && satOn !== undefined) {
    if (satOn !== null && !isOfSitting(satOn, year, sitting))
      bad('day', 'It is no day of the sitting.')
    else if ((satOn ?? firstDayOf(year, sitting)) > today) {
      bad('sitting', 'This sitting is still to come.')
    }
  }
  const score = /^\d+([.,]\d+)?$/.test(said('score'))
    ? Number(said('score').replace(',', '.'))
    : undefined
  const fault = score === undefined ? 'Write a number' : test && scoreFault(score, test.scale)
  if (fault) bad('score', `${fault}.`)
  if (errors.length > 0 || !studentId || !test || !year || !sitting) return { line, errors }
  const month = sittingMonths.indexOf(sitting) + 1
  const { admissionTestId } = test
  const sectionId = section?.sectionId ?? null
  const values = { studentId, admissionTestId, sectionId, year, month, satOn: satOn ?? null }
  return { line, errors, values: { ...values, score: score ?? 0 } }
}

/**
 * What each row of a file would do by what there is: make a result, change one, nothing, or it is bad,
 * with a sentence for each field. A day that is left out leaves the one that is known.
 */
export function planResults(rows: readonly ResultLine[], facts: ResultFacts): PlannedResult[] {
  const held = new Map(facts.held.map((one) => [keyOf(one), one]))
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const { values, ...judged } = judge(row, facts)
    if (values === undefined) return { ...judged, outcome: 'bad' }
    const key = keyOf(values)
    const first = seen.get(key)
    if (first !== undefined) {
      const errors = [{ field: 'email', message: `Line ${first} is of the same sitting.` }]
      return { line: row.line, outcome: 'bad', errors }
    }
    seen.set(key, row.line)
    const before = held.get(key)
    if (before === undefined) return { ...judged, outcome: 'create', values }
    const after = { ...values, satOn: values.satOn ?? before.satOn }
    const isSame = before.score === after.score && before.satOn === after.satOn
    return { ...judged, outcome: isSame ? 'unchanged' : 'update', values: after, before }
  })
}

/** By what a plan is known: whatever would be done otherwise makes it another one. */
export function fingerprintOfResults(planned: readonly PlannedResult[]): string {
  const said = planned.map(({ line, outcome, errors, values, before }) => [
    ...[line, outcome, errors, values, before?.id, before?.version],
  ])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
