import type { StoredCriterion } from '../../database/schema/index.ts'

/** A criterion as an admin sends it; what is new has no key. */
export type SentCriterion = Omit<StoredCriterion, 'key'> & { key?: string | undefined }

/** Keys that none of the criteria of before has. */
export function strangeKeys(
  sent: readonly SentCriterion[],
  before: readonly Pick<StoredCriterion, 'key'>[],
): string[] {
  const known = new Set(before.map(({ key }) => key))
  return sent.flatMap(({ key }) => (key === undefined || known.has(key) ? [] : [key]))
}

/** Criteria as they are kept: each by the key that it had, what is new by another, levels by points. */
export const keptCriteria = (
  sent: readonly SentCriterion[],
  newKey: () => string,
): StoredCriterion[] =>
  sent.map(({ key = newKey(), title, description, weight, levels }) => ({
    ...{ key, title, description, weight },
    levels: levels.toSorted((one, other) => one.points - other.points),
  }))
