import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { dayAround, dayOf, officeZone } from '../../days.rules.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { findBankHolidays, workingDaysBefore } from '../company-calendar/index.ts'
import {
  type AlertRow,
  alertsListed,
  countOverdue,
  findAlert,
  type OverdueBefore,
  waitingListed,
} from './alerts.repository.ts'
import { isStaff, mayDo, reviewDays, stateOf } from './alerts.rules.ts'

type Page = CallAnswer<'GET /Alert/Alert/GetAlerts'>
type Row = Page['alerts'][number]

type Holidays = Awaited<ReturnType<typeof findBankHolidays>>

async function overdueBefore({ db, now }: Pick<Asked, 'db' | 'now'>): Promise<OverdueBefore> {
  return overdueFrom(now, await findBankHolidays(db))
}

/** What was raised before this waits for more than the working days of a review. */
export function overdueFrom(now: Date, holidays: Holidays): OverdueBefore {
  const day = workingDaysBefore(dayOf(now, officeZone), reviewDays, holidays)
  return { now, raised: dayAround(new Date(`${day}T12:00:00Z`), officeZone).from }
}

/**
 * How many concerns are overdue of those that the caller may know of; one query.
 * @param holidays as `findBankHolidays` gives them, so that a page can ask for them with other things
 */
export async function overdueConcerns(
  { db, caller, now }: Asked,
  holidays: Holidays,
): Promise<number> {
  return await countOverdue(db, caller, overdueFrom(now, holidays))
}

/** A page of the concerns that the caller may know of. */
export async function getAlerts(
  asked: Asked,
  query: CallContext<'GET /Alert/Alert/GetAlerts'>['query'],
): Promise<Page> {
  const { caller, db } = asked
  const listed = alertsListed(caller, query, await overdueBefore(asked))
  const { rows, totalCount } = await pageOf<AlertRow>(db, listed, query)
  return { alerts: rows.map((row) => rowFor(asked, row)), totalCount }
}

/** The team's concerns that wait for the senior tutor, oldest first. */
export async function getConcerns(
  asked: Asked,
  query: CallContext<'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns'>['query'],
): Promise<CallAnswer<'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns'>> {
  const listed = waitingListed(asked.caller, await overdueBefore(asked))
  const { rows, totalCount } = await pageOf<AlertRow>(asked.db, listed, query)
  const concerns = rows.map((row) => {
    const { note, version, isReviewLate, isFollowUpPast } = row
    return { ...rowFor(asked, row), note, version, isReviewLate, isFollowUpPast }
  })
  return { concerns, totalCount }
}

/**
 * A concern with its thread; what only staff know is not sent to others.
 * @throws Problem 404 for one that the caller may not know of.
 */
export async function getAlert(
  asked: Asked,
  { id }: CallInput<'GET /Alert/Alert/GetAlert'>['query'],
): Promise<CallAnswer<'GET /Alert/Alert/GetAlert'>> {
  const { caller, db } = asked
  const found = await findAlert(db, id, caller, await overdueBefore(asked))
  if (found === undefined) throw notFound('The alert')
  const { note, outcome, closedMs, version, isPassedOn, thread, assignable } = found
  const may = mayDo(caller, found)
  return {
    ...rowFor(asked, found),
    ...{ note, outcome, version, may },
    closedAt: closedMs === null ? null : new Date(closedMs).toISOString(),
    thread: thread.map(({ saidMs, isInternal, ...entry }) => ({
      ...entry,
      at: new Date(saidMs).toISOString(),
      ...(isStaff(caller) && { isInternal }),
    })),
    ...(isStaff(caller) && { isPassedOn }),
    ...(may.assign && { assignable }),
  }
}

function rowFor({ caller }: Asked, row: AlertRow): Row {
  const { id, studentId, studentName, type, comments } = row
  const isOfStaff = isStaff(caller)
  return {
    ...{ id, studentId, studentName, type, comments },
    state: stateOf(row, isOfStaff),
    raisedBy: row.raisedByName,
    raisedAt: new Date(row.raisedMs).toISOString(),
    followUpAt: row.followUpOn,
    isOverdue: row.isReviewLate || row.isFollowUpPast,
    ...(isOfStaff && {
      audience: row.audience,
      assignedTo:
        row.assignedTo === null ? null : { userId: row.assignedTo, name: row.assignedToName },
    }),
  }
}
