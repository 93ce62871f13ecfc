import { faultsOfCard } from '@portal/shared/contract'
import type { FieldError } from '../../problem.ts'
import type { CardContent, HeldCard } from './writing.repository.ts'

const gradesInOrder = ({ grades }: CardContent) =>
  JSON.stringify(grades.map(({ skillId, grade }) => [skillId, grade]).sort(bySkill))

const bySkill = ([one = 0]: number[], [other = 0]: number[]) => one - other

/** Fields in which two cards differ, by their names; grades in any order are the same. */
export function changedIn(before: CardContent, after: CardContent): (keyof CardContent)[] {
  return [
    ...(gradesInOrder(before) === gradesInOrder(after) ? [] : ['grades' as const]),
    ...(before.predictedGrade === after.predictedGrade ? [] : ['predictedGrade' as const]),
    ...(before.comment === after.comment ? [] : ['comment' as const]),
  ]
}

/** Grades of what is no skill of the card. */
export function strangeGrades(
  { grades }: CardContent,
  skills: readonly { id: number }[],
): FieldError[] {
  const isKnown = (skillId: number) => skills.some(({ id }) => id === skillId)
  if (grades.every(({ skillId }) => isKnown(skillId))) return []
  return [{ path: 'body.grades', message: 'A skill is not on this card any more' }]
}

/** What keeps a card from being submitted, by the fields of the call. */
export function faultsIn(
  content: CardContent,
  { test }: Pick<HeldCard, 'test'>,
  skills: readonly { id: number; name: string }[],
): FieldError[] {
  const faults = faultsOfCard(content, { skills, scale: test?.grades ?? null })
  return faults.map(({ path, message }) => ({ path: `body.${path}`, message }))
}
