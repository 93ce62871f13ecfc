/** The grades that a test gives: from one to another, in steps. */
export interface GradeScale {
  readonly from: number
  readonly to: number
  readonly step: number
}

/** Characters of a card's comment, at least and at most. */
export const leastComment = 100
export const mostComment = 1_500

/** What the grades of a skill mean, from 1. */
export const gradeWords = ['Needs support', 'Developing', 'Secure', 'Strong', 'Excellent'] as const

/** Steps are halves and the like, which two decimals hold. */
const rounded = (grade: number) => Math.round(grade * 100) / 100

/** The grades of a scale, the lowest first. */
export function gradesOf({ from, to, step }: GradeScale): number[] {
  const steps = Math.floor((to - from) / step + 1e-9)
  return Array.from({ length: steps + 1 }, (_, at) => rounded(from + at * step))
}

/** A grade as tests write it: `7.0`. */
export const gradeText = (grade: number): string => grade.toFixed(1)

/** A card as it is written, whole or in part. */
export interface CardInHand {
  readonly grades: readonly { readonly skillId: number; readonly grade: number }[]
  readonly predictedGrade: number | null
  readonly comment: string
}

/** What a card is held to: the skills that stand on it, and the scale of the student's test. */
export interface CardAsked {
  readonly skills: readonly { readonly id: number; readonly name: string }[]
  /** Null where the test gives no grades, or is not known. */
  readonly scale: GradeScale | null
}

/** Something that a card lacks or has too much of, by the field that it is said at. */
export interface CardFault {
  readonly path: 'grades' | 'predictedGrade' | 'comment'
  readonly message: string
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function gradesFault({ grades }: CardInHand, { skills }: CardAsked): CardFault[] {
  const missing = skills.filter(({ id }) => !grades.some(({ skillId }) => skillId === id))
  if (missing.length > 0) {
    return [{ path: 'grades', message: `Grade ${listed(missing.map(({ name }) => name))}` }]
  }
  const isOther = grades.some(({ skillId }) => !skills.some(({ id }) => id === skillId))
  return isOther ? [{ path: 'grades', message: 'A skill is not on this card any more' }] : []
}

function predictionFault({ predictedGrade }: CardInHand, { scale }: CardAsked): CardFault[] {
  const path = 'predictedGrade'
  if (scale === null) {
    return predictedGrade === null ? [] : [{ path, message: 'The test gives no grades' }]
  }
  if (predictedGrade === null) return [{ path, message: 'Choose a predicted grade' }]
  if (gradesOf(scale).includes(predictedGrade)) return []
  const { from, to, step } = scale
  return [{ path, message: `Choose a grade from ${from} to ${to} in steps of ${step}` }]
}

function commentFault({ comment }: CardInHand): CardFault[] {
  const length = comment.trim().length
  const path = 'comment'
  if (length < leastComment) {
    const message = `Write at least ${leastComment} characters: ${leastComment - length} more`
    return [{ path, message }]
  }
  return length <= mostComment ? [] : [{ path, message: 'Write at most 1,500 characters' }]
}

/** What keeps a card from being submitted; nothing for one that is whole. */
export function faultsOfCard(card: CardInHand, asked: CardAsked): CardFault[] {
  return [...gradesFault(card, asked), ...predictionFault(card, asked), ...commentFault(card)]
}
