import type { CallAnswer } from '@portal/shared/api'
import type { ReadMarking } from './marks.rules.ts'

/** What a version is marked by. */
export type Criterion = CallAnswer<'GET /Writing/Writing/GetVersion'>['criteria'][number]

/** One of the levels of a criterion. */
export type CriterionLevel = Criterion['levels'][number]

/** A criterion with what was reached of it. */
export interface GradedCriterion {
  criterion: Criterion
  /** Undefined while it has no level. */
  reached: CriterionLevel | undefined
  /** The next better level; undefined at the best, and while none is reached. */
  next: CriterionLevel | undefined
  /** The level of the first marking where this one has another: null for none. */
  old: CriterionLevel | null | undefined
  note: string | undefined
}

/** Each criterion with its level, what the level above asks, and the level that it had before. */
export function gradedCriteria(
  criteria: readonly Criterion[],
  grades: ReadMarking['grades'],
  before?: ReadMarking['grades'],
): GradedCriterion[] {
  return criteria.map((criterion) => {
    const grade = grades.find(({ key }) => key === criterion.key)
    const earlier = before?.find(({ key }) => key === criterion.key)?.points ?? null
    const points = grade?.points ?? null
    const levelOf = (at: number | null) => criterion.levels.find((level) => level.points === at)
    const above = criterion.levels
      .filter((level) => points !== null && level.points > points)
      .toSorted((one, other) => one.points - other.points)
    return {
      criterion,
      reached: levelOf(points),
      next: above[0],
      old: before === undefined || earlier === points ? undefined : (levelOf(earlier) ?? null),
      note: grade?.note === '' ? undefined : grade?.note,
    }
  })
}
