import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import type { Db } from '../../database/db.ts'
import { chosenIds, type PageAsked, pageOf } from '../../lists/index.ts'
import { writtenDay } from '../../printing/document.ts'
import { notFound, Problem } from '../../problem.ts'
import { dueCardsOf } from './due.repository.ts'
import { remindOfCards } from './notices.ts'
import {
  allTracked,
  cardsOfTutor,
  noteReminders,
  openCardsOf,
  type Remindable,
  type TrackedTerm,
  type TrackedTutor,
  type TrackingQuery,
  trackedTerm,
  trackingListed,
  trackingTotals,
} from './tracking.repository.ts'

type RemindIn = CallContext<'POST /ReportCard/admin/ReportCard/Remind'>['body']

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** The caller's cards of a term, or all that are not submitted. */
export async function getDueCards(
  { db, caller, now }: Asked,
  termId: string | undefined,
): Promise<CallAnswer<'GET /ReportCard/tutor/ReportCard/GetDueCards'>> {
  return { cards: await dueCardsOf(db, caller.userId, termId, now) }
}

/** @throws Problem 404 for a term that is named and not there. */
async function termAsked(
  { db, now }: Asked,
  termId: string | undefined,
): Promise<TrackedTerm | null> {
  const term = await trackedTerm(db, termId, now)
  if (term === null && termId !== undefined) throw notFound('The term')
  return term
}

/**
 * A page of the tutors who have cards due in a term.
 * @throws Problem 404 for an unknown term.
 */
export async function getTracking(
  asked: Asked,
  { pageNo, pageSize, ...query }: TrackingQuery & PageAsked,
): Promise<CallAnswer<'GET /ReportCard/admin/ReportCard/GetTracking'>> {
  const { now } = asked
  const term = await termAsked(asked, query.termId)
  if (term === null) {
    const totals = { due: 0, draft: 0, submitted: 0, late: 0 }
    return { tutors: [], totalCount: 0, term, totals }
  }
  const listed = trackingListed(term.id, query, now)
  const { rows, totalCount } = await pageOf<TrackedTutor>(asked.db, listed, { pageNo, pageSize })
  const totals = rows[0]?.totals ?? (await trackingTotals(asked.db, term.id, now))
  return {
    tutors: rows.map(({ remindedMs, totals: _, ...tutor }) => ({
      ...tutor,
      remindedAt: isoOrNull(remindedMs),
    })),
    totalCount,
    term,
    totals,
  }
}

const csvColumns = (term: string): readonly CsvColumn<TrackedTutor>[] => [
  { header: 'Term', cell: () => term },
  { header: 'Tutor', cell: ({ name }) => name },
  { header: 'Due', cell: ({ due }) => due },
  { header: 'Begun', cell: ({ draft }) => draft },
  { header: 'Submitted', cell: ({ submitted }) => submitted },
  { header: 'Late', cell: ({ late }) => late },
  { header: 'Reminded (UTC)', cell: ({ remindedMs }) => isoOrNull(remindedMs) },
]

/**
 * All of them as CSV.
 * @throws Problem 404 for an unknown term.
 */
export async function exportTracking(asked: Asked, query: TrackingQuery): Promise<FileAnswer> {
  const { db, now } = asked
  const term = await termAsked(asked, query.termId)
  await audit(db, asked, 'list exported', {
    details: { list: 'report cards', ...(term !== null && { term: term.id }) },
  })
  async function* tutors() {
    if (term !== null) yield await allTracked(db, term.id, query, now)
  }
  const content = csvOf(csvColumns(term?.name ?? ''), tutors())
  return { content, type: 'text/csv', name: 'report-cards.csv' }
}

/**
 * The cards of a tutor and a term.
 * @throws Problem 404 for an unknown term or tutor.
 */
export async function getTutorCards(
  { db, now }: Asked,
  wanted: { termId: string; tutorId: string },
): Promise<CallAnswer<'GET /ReportCard/admin/ReportCard/GetTutorCards'>> {
  const found = await cardsOfTutor(db, wanted, now)
  if (found === undefined) throw notFound('The tutor')
  return {
    tutorName: found.tutorName,
    cards: found.cards.map(({ submittedMs, ...card }) => ({
      ...card,
      submittedAt: isoOrNull(submittedMs),
    })),
  }
}

/** @throws Problem 422 for somebody who is no tutor. */
async function tutorsAsked(db: Db, body: RemindIn, now: Date): Promise<Remindable[]> {
  const ids = await chosenIds(
    db,
    'tutorIds' in body ? { ids: body.tutorIds } : body,
    (filters: Omit<TrackingQuery, 'sort' | 'direction'>) =>
      trackingListed(body.termId, { ...filters, sort: 'name', direction: 'asc' }, now),
  )
  const tutors = await openCardsOf(db, body.termId, ids)
  if (tutors.length === ids.length) return tutors
  const message = 'Somebody who was chosen is no tutor'
  throw new Problem(422, message, { errors: [{ path: 'body.tutorIds', message }] })
}

/**
 * Reminds tutors who have cards of a term left to submit, each once a day by London's clock.
 * @throws Problem 404 for an unknown term, 422 for somebody who is no tutor, 409 where others match
 * than somebody saw.
 */
export async function remind(
  asked: Asked,
  body: RemindIn,
): Promise<CallAnswer<'POST /ReportCard/admin/ReportCard/Remind'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const { termId } = body
    const term = await trackedTerm(db, termId, now)
    if (term === null) throw notFound('The term')
    const tutors = await tutorsAsked(db, body, now)
    const open = tutors.filter((tutor) => tutor.open > 0)
    const noted = await noteReminders(
      db,
      { termId, tutorIds: open.map(({ tutorId }) => tutorId), by: caller.userId },
      now,
    )
    const reminded = open.filter(({ tutorId }) => noted.includes(tutorId))
    if (reminded.length > 0) {
      await audit(db, within, 'report cards asked for', {
        record: {
          ...{ kind: 'term', id: termId, before: null },
          after: { reminded: reminded.map(({ tutorId }) => tutorId) },
        },
      })
      const dueOn = writtenDay(`${term.cardsDueOn}T12:00:00Z`)
      await remindOfCards(within, { name: term.name, dueOn }, reminded)
    }
    const named = (all: typeof tutors) => all.map(({ tutorId, name }) => ({ tutorId, name }))
    return {
      reminded: named(reminded),
      alreadyToday: named(open.filter((tutor) => !reminded.includes(tutor))),
      nothingDue: named(tutors.filter((tutor) => tutor.open === 0)),
    }
  })
}
