import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { areRatingsShown, starsShown } from './ratings.rules.ts'
import { findReport, keepReport, type ReportRow } from './reports.repository.ts'
import { reportDueAt, whyNotWritten } from './reports.rules.ts'

type Call = 'GET /Event/tutor/Event/GetReport'
type SaveCall = 'POST /Event/tutor/Event/SaveReport'

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const standingOf = ({ endsMs, report }: ReportRow, userId: string) => ({
  ...{ endsAt: endsMs, userId },
  report: report && { writerId: report.writerId, sentAt: report.sentMs },
})

/** The report of an event, with what learners said. @throws Problem 404 for what is not the caller's. */
export async function getReport({ db, caller, now }: Asked, id: string): Promise<CallAnswer<Call>> {
  const row = await findReport(db, caller, id)
  if (row === undefined) throw notFound('The event')
  const { report, mean, count, comments, endsMs } = row
  const isTold = areRatingsShown(caller.role, count)
  const due = reportDueAt(endsMs, now.getTime())
  return {
    body: report?.body ?? '',
    state: stateOf(report),
    version: report?.version ?? 0,
    writer: report?.writer ?? null,
    sentAt: moment(report?.sentMs ?? null),
    dueAt: moment(due),
    mayWrite:
      caller.role !== 'Admin' &&
      row.state === 'published' &&
      whyNotWritten(standingOf(row, caller.userId), now.getTime()) === undefined,
    ratings: {
      stars: starsShown(caller.role, mean, count),
      count,
      comments: isTold
        ? comments.map(({ by, ...said }) => ({ ...said, by: caller.role === 'Tutor' ? null : by }))
        : [],
    },
  }
}

/** How a report stands, in a word. */
export function stateOf(report: { sentMs: number | null } | null): 'none' | 'draft' | 'sent' {
  if (report === null) return 'none'
  return report.sentMs === null ? 'draft' : 'sent'
}

/**
 * Keeps or sends a report.
 * @throws Problem 404 for what is not the caller's, 409 (`StaleSave`) for a stale version, 422 before
 * the end, for another's that was sent, and 14 days after it was.
 */
export async function saveReport(
  asked: Asked,
  { id, version, body, isSent }: CallInput<SaveCall>['body'],
): Promise<CallAnswer<SaveCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const row = await findReport(tx, caller, id, true)
    if (row === undefined) throw notFound('The event')
    if (row.state !== 'published') throw new Problem(422, 'It did not take place.')
    const why = whyNotWritten(standingOf(row, caller.userId), now.getTime())
    if (why !== undefined) throw new Problem(422, why)
    const { report } = row
    if ((report?.version ?? 0) !== version) throw stale(report, now)
    await keepReport(tx, { id, body, writerId: caller.userId, isSent }, now)
    const next = version + 1
    const before = report && { body: report.body, isSent: report.sentMs !== null }
    const after = { body, isSent: isSent || before?.isSent === true }
    await audit(tx, within, 'event report saved', {
      record: { kind: 'event', id, version: next, before, after },
    })
    return { version: next }
  })
}

function stale(report: ReportRow['report'], now: Date): Problem {
  const data: StaleSave = {
    by: report?.writer ?? 'Somebody',
    at: now.toISOString(),
    version: report?.version ?? 0,
    values: { body: report?.body ?? '' },
    changed: ['body'],
  }
  return new Problem(409, 'Somebody has saved this report meanwhile.', { data })
}
