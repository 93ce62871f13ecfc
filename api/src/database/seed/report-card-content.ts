import { type GradeScale, gradesOf } from '@portal/shared/contract'
import { cardNextSteps, cardOpenings, cardStrengths } from './report-card-texts.ts'
import type { Pair } from './report-cards.ts'
import { pick, type WorldStudent } from './world.ts'

type Student = Pick<WorldStudent, 'firstName' | 'ability' | 'diligence'>

const ofFive = (value: number) => Math.max(1, Math.min(5, Math.round(value)))

/** Grades by how the student does, a little better from term to term. */
export function gradesFor(
  random: () => number,
  { ability, diligence }: Student,
  { ago }: Pick<Pair, 'ago'>,
  skills: readonly { id: number; name: string }[],
) {
  return skills.map(({ id: skillId, name: skill }) => {
    const level = name(skill) === 'effort' ? diligence : ability
    const value = 2.4 + level * 2.6 - ago * 0.35 + (random() - 0.5) * 1.2
    return { skillId, skill, grade: ofFive(value) }
  })
}

/** Independence tells of diligence, all else of ability. */
const name = (skill: string) => (skill === 'Independence' ? 'effort' : 'ability')

/** The grade that a tutor expects, on the scale of the test. */
export function predictionFor(
  random: () => number,
  { ability }: Student,
  { ago }: Pick<Pair, 'ago'>,
  scale: GradeScale,
): number {
  const grades = gradesOf(scale)
  const place = 0.25 + ability * 0.65 - ago * 0.05 + (random() - 0.5) * 0.1
  const at = Math.round(Math.max(0, Math.min(1, place)) * (grades.length - 1))
  return grades[at] ?? scale.from
}

/** A comment of a few sentences. */
export function writtenComment(
  random: () => number,
  { firstName }: Student,
  { subject }: Pick<Pair, 'subject'>,
): string {
  const strengths = cardStrengths[subject] ?? cardStrengths.Mathematics ?? []
  const opening = `${firstName} ${pick(random, cardOpenings)}`
  return `${opening} ${pick(random, strengths)}\n\n${pick(random, cardNextSteps)}`
}
