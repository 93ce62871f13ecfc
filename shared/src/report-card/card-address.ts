/** Whose card of which term; the caller's own where no tutor is named. */
export interface CardKey {
  termId: string
  studentId: string
  tutorId?: string
}

/** Reads what an address says of a card, `<term>.<student>` or with a tutor after it. */
export function cardIn(text: string): CardKey | undefined {
  const [termId = '', studentId = '', tutorId, ...more] = text.split('.')
  if (termId === '' || studentId === '' || more.length > 0) return undefined
  return { termId, studentId, ...(tutorId !== undefined && { tutorId }) }
}

/** The same to be written into an address. */
export const cardText = ({ termId, studentId, tutorId }: CardKey) =>
  [termId, studentId, ...(tutorId === undefined ? [] : [tutorId])].join('.')
