import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { PrintedDocument } from '../../printing/document.ts'
import { notFound } from '../../problem.ts'
import { printedCards } from './printed-cards.rules.ts'
import { type ReadCard, submittedCards } from './reading.repository.ts'

type Cards = CallAnswer<'GET /ReportCard/ReportCard/GetCards'>

/** A card as its readers see it. */
export function cardShown({ id, tutorId, tutorName, content, submittedMs }: ReadCard) {
  const { subject, grades, predictedGrade, test, comment } = content
  return {
    ...{ id, tutorId, tutorName, subject, grades, predictedGrade, test, comment },
    submittedAt: new Date(submittedMs).toISOString(),
  }
}

/** The same by terms, in the order in which they come. */
function termsOf(cards: readonly ReadCard[]): Cards['terms'] {
  const terms: Cards['terms'] = []
  for (const card of cards) {
    const { termId, termName, startsOn, endsOn } = card
    let term = terms.find(({ id }) => id === termId)
    if (term === undefined) {
      term = { id: termId, name: termName, startsOn, endsOn, cards: [] }
      terms.push(term)
    }
    term.cards.push(cardShown(card))
  }
  return terms
}

/**
 * A student's submitted cards, by terms.
 * @throws Problem 404 for a student who is out of the caller's sight.
 */
export async function getCards({ db, caller }: Asked, studentId: string): Promise<Cards> {
  const found = await submittedCards(db, caller, { studentId })
  if (found === undefined) throw notFound('The student')
  return { studentName: found.studentName, terms: termsOf(found.cards) }
}

/**
 * The same as a document, of one term or of all.
 * @throws Problem 404 for a student who is out of the caller's sight, and where there is no card.
 */
export async function cardsToPrint(
  { db, caller }: Asked,
  wanted: { studentId: string; termId?: string | undefined },
): Promise<PrintedDocument> {
  const found = await submittedCards(db, caller, wanted)
  const [first, ...others] = found?.cards ?? []
  if (found === undefined || first === undefined) throw notFound('A report card')
  return printedCards(found.studentName, [first, ...others])
}
