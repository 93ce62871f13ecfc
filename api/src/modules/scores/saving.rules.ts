import type { CallInput } from '@portal/shared/api'
import { firstDayOf, scoreFault, sittingMonths } from '@portal/shared/contract'
import type { FieldError } from '../../problem.ts'
import type { HeldResult, ResultValues } from './results.repository.ts'
import type { Test } from './tests.repository.ts'

/** A result as it is sent. */
export type TypedResult = CallInput<'POST /User/admin/Score/Save'>['body']['results'][number]

/** What results are judged by. */
export interface KnownWorld {
  /** Names of the students, by their ids. */
  students: ReadonlyMap<string, string>
  tests: readonly Test[]
  /** Results that are there: those that are changed, and all others that they may stand against. */
  held: readonly Omit<HeldResult, 'savedBy' | 'savedMs'>[]
  /** Today, `yyyy-mm-dd`. */
  today: string
}

/** What is kept of a result that is sent. */
export const valuesOf = ({ resultId: _, version: __, sitting, ...rest }: TypedResult) => ({
  ...{ studentId: rest.studentId, admissionTestId: rest.admissionTestId },
  ...{ sectionId: rest.sectionId, year: rest.year, month: sittingMonths.indexOf(sitting) + 1 },
  ...{ satOn: rest.satOn ?? null, score: rest.score },
})

/** The month of a sitting by its number. */
export const sittingOf = (month: number) => sittingMonths[month - 1] ?? 'January'

/** What there may be once: a student's result in a part, or a test, at a sitting. */
const keyOf = ({ studentId, admissionTestId, sectionId, year, month }: ResultValues) =>
  [studentId, admissionTestId, sectionId, year, month].join(' ')

/** Names of the cells of one result; in the order in which they are judged. */
type Cell = 'resultId' | 'studentId' | 'admissionTestId' | 'sectionId' | 'sitting' | 'score'

function faultOf(
  typed: TypedResult,
  { students, tests, held, today }: KnownWorld,
): [Cell, string] | undefined {
  const { resultId, studentId, admissionTestId, sectionId, year, sitting, satOn, score } = typed
  if (resultId !== null && !held.some(({ id }) => id === resultId)) {
    return ['resultId', 'This result is gone']
  }
  if (!students.has(studentId)) return ['studentId', 'There is no such student']
  const test = tests.find((one) => one.admissionTestId === admissionTestId)
  if (test === undefined) return ['admissionTestId', 'There is no such test']
  if (sectionId !== null && !test.sections.some((one) => one.sectionId === sectionId)) {
    return ['sectionId', `${test.name} has no such part`]
  }
  if ((satOn ?? firstDayOf(year, sitting)) > today) {
    return ['sitting', 'This sitting is still to come']
  }
  const fault = scoreFault(score, test.scale)
  return fault === undefined ? undefined : ['score', fault]
}

/**
 * Every bad cell of results that are sent together, by its place (`body.results.3.score`); of each
 * result the first. One that is there already is named with its score.
 */
export function faultsOf(results: readonly TypedResult[], world: KnownWorld): FieldError[] {
  const changed = new Set(results.flatMap(({ resultId }) => resultId ?? []))
  const taken = new Map<string, string>()
  for (const one of world.held) {
    if (!changed.has(one.id)) taken.set(keyOf(one), `has ${one.score} there already`)
  }
  const errors: FieldError[] = []
  for (const [at, typed] of results.entries()) {
    const key = keyOf(valuesOf(typed))
    const name = world.students.get(typed.studentId) ?? ''
    const clash = taken.get(key)
    const [cell, message] =
      faultOf(typed, world) ?? (clash === undefined ? [] : ['score', `${name} ${clash}`])
    if (cell !== undefined && message !== undefined) {
      errors.push({ path: `body.results.${at}.${cell}`, message })
    }
    taken.set(key, 'stands here twice')
  }
  return errors
}
