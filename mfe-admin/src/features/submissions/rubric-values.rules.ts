import type { Rubric } from './writing.queries.ts'

/** A level as its fields have it. */
export interface LevelValues {
  points: number | null
  label: string
  description: string
}

/** A criterion as its fields have it. */
export interface CriterionValues {
  /** Holds its place while it is put in order: its key, or one that is made here. */
  id: string
  /** Of one that there was. */
  key: string | undefined
  title: string
  description: string
  weight: number | null
  levels: LevelValues[]
}

/** A set of criteria as its fields have it. */
export interface RubricValues {
  name: string
  kind: Rubric['kind']
  criteria: CriterionValues[]
  /** The number that is edited. */
  version: number | undefined
}

/** The levels that a new criterion begins with. */
const firstLevels: readonly LevelValues[] = [
  { points: 100, label: 'Excellent', description: '' },
  { points: 75, label: 'Good', description: '' },
  { points: 50, label: 'Developing', description: '' },
  { points: 25, label: 'Beginning', description: '' },
]

/** A criterion that is not there yet; `id` tells it from the others. */
export const newCriterion = (id: string, weight: number | null): CriterionValues => ({
  ...{ id, key: undefined, title: '', description: '', weight },
  levels: firstLevels.map((level) => ({ ...level })),
})

/** What the fields begin with; a new set with one criterion of the whole weight. */
export const rubricValuesOf = (rubric: Rubric | undefined): RubricValues => ({
  ...{ name: rubric?.name ?? '', kind: rubric?.kind ?? 'essay', version: rubric?.number },
  criteria: rubric?.criteria.map((criterion) => ({
    ...{ ...criterion, id: criterion.key },
    levels: criterion.levels.map((level) => ({ ...level })),
  })) ?? [newCriterion('new-1', 100)],
})

/** What is sent of them. */
export const sentRubric = (
  { version, criteria, ...values }: RubricValues,
  rubricId: string | undefined,
): unknown => ({
  ...values,
  ...(rubricId !== undefined && { rubricId, number: version }),
  criteria: criteria.map(({ id: _id, key, ...criterion }) => ({
    ...criterion,
    ...(key !== undefined && { key }),
  })),
})

/** The sum of the weights; those that are not typed yet count nothing. */
export const weightOf = (criteria: readonly Pick<CriterionValues, 'weight'>[]): number =>
  criteria.reduce((sum, { weight }) => sum + (weight ?? 0), 0)

/** How far the weights are from 100, in words. */
export function weightInWords(criteria: readonly Pick<CriterionValues, 'weight'>[]): string {
  const sum = weightOf(criteria)
  if (sum === 100) return 'The weights sum to 100.'
  return sum < 100
    ? `The weights sum to ${sum}; ${100 - sum} are missing.`
    : `The weights sum to ${sum}; ${sum - 100} too many.`
}

/** The criteria in another order, by their ids. */
export const inOrder = (
  criteria: readonly CriterionValues[],
  ids: readonly string[],
): CriterionValues[] => ids.flatMap((id) => criteria.find((one) => one.id === id) ?? [])

/** An id that no criterion has. */
export function freshId(criteria: readonly CriterionValues[]): string {
  let at = criteria.length + 1
  while (criteria.some(({ id }) => id === `new-${at}`)) at += 1
  return `new-${at}`
}

/** What is wrong with criteria as a whole, by place: their weights, and levels with the same points. */
export function rubricFaults(criteria: readonly CriterionValues[]): Record<string, string> {
  const doubled = criteria.flatMap(({ levels }, at) => {
    const points = levels.map((level) => level.points).filter((each) => each !== null)
    return new Set(points).size < points.length
      ? [[`criteria.${at}.levels`, 'Two levels have the same points'] as const]
      : []
  })
  return {
    ...Object.fromEntries(doubled),
    ...(weightOf(criteria) === 100 ? {} : { criteria: 'The weights must sum to 100' }),
  }
}
