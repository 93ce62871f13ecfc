import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { atOnce } from '../../database/at-once.ts'
import { notFound, Problem } from '../../problem.ts'
import { attendanceOf } from '../tuition/index.ts'
import { otherFirstNames } from '../tuition-reports/index.ts'
import { cardForm, factsOfTerm, lastCardOf, skillsOf, type TermFacts } from './form.repository.ts'
import { cardShown } from './reading.service.ts'

type Form = CallAnswer<'GET /ReportCard/tutor/ReportCard/GetCardForm'>
type Wanted = CallInput<'GET /ReportCard/tutor/ReportCard/GetCardForm'>['query']

/** Ratings from which on a tutor sees their mean, so that it tells of nobody. */
const leastRatings = 5

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

function factsShown({ ratingMean, ratings, ...facts }: TermFacts): Form['facts'] {
  const isTold = ratingMean !== null && ratings >= leastRatings
  return {
    delivered: facts.deliveredQuarters / 4,
    planned: facts.plannedQuarters / 4,
    attendance: attendanceOf(facts.delivered, facts.noShow),
    rating: isTold ? Math.round(ratingMean * 10) / 10 : null,
    masteryThen: facts.then,
    masteryNow: facts.now,
  }
}

/**
 * What a card is written with: the card as it is in hand, what it grades, the term beside it.
 * @throws Problem 404 for a card of nobody whom the caller may look at, and where there was no hour in
 * the term; 422 where an admin does not say whose card.
 */
export async function getCardForm(asked: Asked, wanted: Wanted): Promise<Form> {
  const { db, caller, now } = asked
  if (caller.role === 'Admin' && wanted.tutorId === undefined) {
    const message = 'Say whose card it is'
    throw new Problem(422, message, { errors: [{ path: 'query.tutorId', message }] })
  }
  const key = { ...wanted, tutorId: wanted.tutorId ?? caller.userId }
  const row = await cardForm(db, caller, key, now)
  if (row === undefined) throw notFound('The report card')
  const [skills, facts, last, names] = await atOnce(db, (together) =>
    Promise.all([
      skillsOf(together, row.subject),
      factsOfTerm(together, key, now),
      lastCardOf(together, key),
      row.mayWrite ? otherFirstNames(together, key.tutorId, key.studentId) : [],
    ]),
  )
  if (facts === undefined) throw notFound('The report card')
  const { test, reopenReason, savedMs, submittedMs, studentName, studentFirstName } = row
  return {
    term: row.term,
    student: { studentId: key.studentId, name: studentName, firstName: studentFirstName },
    tutor: { tutorId: key.tutorId, name: row.tutorName },
    subject: row.subject,
    mayWrite: row.mayWrite,
    cardId: row.cardId,
    state: row.state,
    version: row.version,
    savedAt: isoOrNull(savedMs),
    submittedAt: isoOrNull(submittedMs),
    reopened: row.state === 'reopened' ? { reason: reopenReason, by: row.reopenedBy ?? '' } : null,
    isLate: row.isLate,
    content: row.content,
    skills,
    scale: test?.grades == null ? null : { test: test.name, ...test.grades },
    facts: factsShown(facts),
    lastCard: last === undefined ? null : { termName: last.termName, card: cardShown(last) },
    names,
  }
}
