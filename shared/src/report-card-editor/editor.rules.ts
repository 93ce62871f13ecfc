import {
  faultsOfCard,
  type GradeScale,
  gradesOf,
  gradeText,
  gradeWords,
} from '@portal/shared/contract'
import type { CardPage } from './editor.queries.ts'

/** What the editor holds: a card, whole or in part, and the version that it is on top of. */
export type CardValues = CardPage['content'] & { version: number }

/** Where writing goes on. */
export const valuesOf = ({
  content,
  version,
}: Pick<CardPage, 'content' | 'version'>): CardValues => ({
  ...content,
  version,
})

/** What is sent of what is held. */
export const contentOf = ({ version: _, ...content }: CardValues): CardPage['content'] => content

/** Names of the fields where a sentence names them. */
export const labels = {
  grades: 'Grades',
  predictedGrade: 'Predicted grade',
  comment: 'Comment',
} as const

type Skills = CardPage['skills']

/** Grades as a sentence: `Method 4, Speed 3`. */
export function gradesInWords(grades: CardValues['grades'], skills: Skills): string {
  const given = skills.flatMap(({ id, name }) => {
    const found = grades.find(({ skillId }) => skillId === id)
    return found === undefined ? [] : [`${name} ${found.grade}`]
  })
  return given.length === 0 ? 'None yet' : given.join(', ')
}

/** How the fields are written where one of two cards is chosen. */
export const wordsFor = (skills: Skills) => ({
  grades: (grades: CardValues['grades']) => gradesInWords(grades, skills),
  predictedGrade: (grade: number | null) => (grade === null ? 'None yet' : gradeText(grade)),
})

/** The grades with one of them given, in the order of the card. */
export function withGrade(
  grades: CardValues['grades'],
  skills: Skills,
  skillId: number,
  grade: number,
): CardValues['grades'] {
  return skills.flatMap(({ id }) => {
    if (id === skillId) return [{ skillId, grade }]
    return grades.filter((one) => one.skillId === id)
  })
}

/** The grades of a skill to choose from, each in a word. */
export const gradeOptions = gradeWords.map((words, at) => ({
  value: String(at + 1),
  label: `${at + 1} ${words}`,
}))

/** The grades of a test to choose from, the highest first. */
export const predictionOptions = (scale: GradeScale) =>
  gradesOf(scale)
    .reverse()
    .map((grade) => ({ value: String(grade), label: gradeText(grade) }))

/** What keeps a card from being submitted, by its fields; a skill without a grade under its own. */
export function faultsOf(
  values: CardValues,
  { skills, scale }: Pick<CardPage, 'skills' | 'scale'>,
): Readonly<Record<string, string>> {
  const faults = faultsOfCard(values, { skills, scale })
  const ungraded = skills.filter(({ id }) => !values.grades.some(({ skillId }) => skillId === id))
  return Object.fromEntries([
    ...faults.filter(({ path }) => path !== 'grades').map(({ path, message }) => [path, message]),
    ...ungraded.map(({ id, name }) => [skillField(id), `Grade ${name}`]),
  ])
}

/** How the field of a skill is called. */
export const skillField = (skillId: number) => `skill-${skillId}`
