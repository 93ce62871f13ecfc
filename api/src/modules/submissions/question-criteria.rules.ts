import type { StoredCriterion, StoredGrade } from '../../database/schema/index.ts'

/** What a criterion that is met, or not, counts. */
const met = 100
const notMet = 0

/** A share in per cent for each of so many, which make 100 together. */
const shareOf = (at: number, count: number): number =>
  Math.floor(100 / count) + (at < 100 % count ? 1 : 0)

/**
 * The criteria of a question's essay as those of a piece: each met or not. A criterion has no name of
 * its own; what it says stands as its title, as HTML where it was rendered.
 */
export function criteriaOfQuestion(said: readonly string[]): StoredCriterion[] {
  return said.map((title, at) => ({
    ...{ key: `c${at + 1}`, title, description: '', weight: shareOf(at, said.length) },
    levels: [
      { points: notMet, label: 'Not met', description: '' },
      { points: met, label: 'Met', description: '' },
    ],
  }))
}

/** Which criteria a marking finds met, in their order; one that is not graded is not. */
export function criteriaMetBy(
  criteria: readonly StoredCriterion[],
  grades: readonly StoredGrade[],
): boolean[] {
  return criteria.map(({ key }) => grades.find((grade) => grade.key === key)?.points === met)
}

/** The grades that say the same. */
export function gradesOfMet(criteriaMet: readonly boolean[]): StoredGrade[] {
  return criteriaMet.map((isMet, at) => ({ key: `c${at + 1}`, points: isMet ? met : notMet }))
}
