import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { atOnce } from '../../database/at-once.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { readTargets, showTargets } from '../targets/index.ts'
import { countOpenRequests, findTutorsOf } from './glance.repository.ts'
import { historyOf } from './history.rules.ts'
import { iso, shownHour } from './hour-shown.rules.ts'
import {
  busySpans,
  findHistory,
  findHourPage,
  type HourPage,
  hoursListed,
  nextHours,
} from './hours.repository.ts'
import type { HourRow } from './hours.sql.ts'
import {
  type HourStanding,
  whyNotCancelled,
  whyNotCorrected,
  whyNotMarked,
  whyNotMoved,
} from './outcome.rules.ts'
import { tuitionOf } from './tuition.service.ts'

type ListCall = 'GET /Tution/Student/GetSessions'
type PageCall = 'GET /Tution/tutor/Tution/GetSession'
type GlanceCall = 'GET /Tution/Tution/GetDashboardDataNew'

/** A page of a student's hours; to come, with when the student is busy beside them. */
export async function hoursPage(
  { db, caller, now }: Asked,
  { pageNo, pageSize, ...filters }: CallContext<ListCall>['query'],
): Promise<CallAnswer<ListCall>> {
  const listed = hoursListed(caller, filters, now)
  const { rows, totalCount } = await pageOf<HourRow>(db, listed, { pageNo, pageSize })
  const isOfOthers =
    filters.when === 'next' && (caller.role === 'Tutor' || caller.role === 'Senior Tutor')
  const busy = isOfOthers ? await busySpans(db, caller, filters.studentId, now) : []
  return {
    sessions: rows.map((row) => shownHour(row, caller.role)),
    totalCount,
    busy: busy.map(({ startsMs, endsMs }) => ({ startsAt: iso(startsMs), endsAt: iso(endsMs) })),
  }
}

/** The student's tuition at a glance, in one statement and one more where a target is just reached. */
export async function tuitionAtAGlance(asked: Asked): Promise<CallAnswer<GlanceCall>> {
  const { db, caller, now } = asked
  const studentId = caller.userId
  const [hours, next, tutors, openRequests, targets] = await atOnce(db, (together) =>
    Promise.all([
      tuitionOf({ ...asked, db: together }),
      nextHours(together, studentId, now),
      findTutorsOf(together, studentId),
      countOpenRequests(together, studentId, now),
      readTargets({ ...asked, db: together }, studentId),
    ]),
  )
  return {
    ...hours,
    nextSessions: next.map((row) => shownHour(row, caller.role)),
    tutors: tutors.map(({ quarters, ...tutor }) => ({ ...tutor, hours: quarters / 4 })),
    openRequests,
    targets: await showTargets(asked, targets),
  }
}

/** One hour with what may be done with it and what became of it. */
export async function hourPage(
  { db, caller, now }: Asked,
  { sessionId }: CallContext<PageCall>['query'],
): Promise<CallAnswer<PageCall>> {
  const page = await findHourPage(db, caller, sessionId, now)
  if (page === undefined) throw notFound('The hour')
  const rows = await findHistory(db, sessionId)
  const { isUnlimited, balance, studentZone, tutorZone, zone, following, ...rest } = page
  const { markedMs: _, markedBy: __, ...row } = rest
  return {
    hour: shownHour(row, caller.role),
    hoursLeft: isUnlimited ? null : balance / 4,
    ...{ studentZone, tutorZone, following },
    may: mayDo(page, { caller, now }),
    history: historyOf(page, rows, { zone, now }),
  }
}

function mayDo(page: HourPage, { caller, now }: Pick<Asked, 'caller' | 'now'>) {
  const { state, quarters, reportId } = page
  const startsAt = new Date(page.startsMs)
  const hour: HourStanding = { state, startsAt, quarters, hasReport: reportId !== null }
  return {
    move: whyNotMoved(hour, now) === undefined,
    mark: whyNotMarked(hour, now) === undefined,
    cancel: whyNotCancelled(hour) === undefined,
    correct: whyNotCorrected(hour, caller.role, now) === undefined,
    report: state === 'delivered' && reportId === null && page.tutorId === caller.userId,
  }
}
