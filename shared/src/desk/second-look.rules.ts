import { percentOf } from '@portal/shared/writing-rules'
import type { Criterion, Grade } from './desk.types.ts'

/** How a criterion is graded now beside how it was. */
export interface GradeChange {
  key: string
  title: string
  /** The level of the first marking; null where it has none. */
  before: string | null
  now: string | null
  isChanged: boolean
}

/** Old and new level of each criterion, and of the whole in per cent. */
export function gradeChanges(
  criteria: readonly Criterion[],
  before: readonly Grade[],
  now: readonly Grade[],
): { changes: GradeChange[]; percentBefore: number | null; percentNow: number | null } {
  const pointsOf = (grades: readonly Grade[], key: string) =>
    grades.find((grade) => grade.key === key)?.points ?? null
  const changes = criteria.map(({ key, title, levels }) => {
    const labelOf = (points: number | null) =>
      levels.find((level) => level.points === points)?.label ?? null
    const [old, own] = [pointsOf(before, key), pointsOf(now, key)]
    return { key, title, before: labelOf(old), now: labelOf(own), isChanged: old !== own }
  })
  return {
    changes,
    percentBefore: percentOf(criteria, before),
    percentNow: percentOf(criteria, now),
  }
}
