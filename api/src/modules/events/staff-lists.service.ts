import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { csvOf } from '../../csv/index.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { spanOf } from './cards.service.ts'
import { refuseOtherTutors } from './entitlement.ts'
import {
  allFigures,
  type Figures,
  type FiguresRow,
  figuresListed,
  groupName,
} from './figures.repository.ts'
import { starsShown } from './ratings.rules.ts'
import { reportDueAt } from './reports.rules.ts'
import {
  type AdminRow,
  eventsListed,
  type MyRow,
  myEventsListed,
  type StaffRow,
  seminarsOfGroup,
} from './staff-lists.repository.ts'

type AllCall = 'GET /Event/admin/Event/GetAllEvents'
type GroupCall = 'GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID'
type MyCall = 'GET /Event/tutor/Event/GetMyEvents'
type ReportCall = 'GET /Event/admin/Event/GetSeminarReport'
type FileCall = 'GET /Event/admin/Event/ExportSeminarReport'

const iso = (ms: number) => new Date(ms).toISOString()

function rowOf<R extends StaffRow>({ startsMs, endsMs, ...row }: R) {
  return { ...row, ...spanOf({ startsMs, endsMs }) }
}

/** A page of all events. */
export async function allEvents(
  { db, caller }: Asked,
  query: CallContext<AllCall>['query'],
): Promise<CallAnswer<AllCall>> {
  const { rows, totalCount } = await pageOf<AdminRow>(db, eventsListed(caller, query), query)
  return {
    events: rows.map(({ updatedMs, ...row }) => ({ ...rowOf(row), updatedAt: iso(updatedMs) })),
    totalCount,
  }
}

/** A page of the seminars of a group of degrees. @throws Problem 404 for an unknown group. */
export async function groupSeminars(
  { db }: Asked,
  { DegreeGroupID: id, ...page }: CallContext<GroupCall>['query'],
): Promise<CallAnswer<GroupCall>> {
  const name = await groupName(db, id)
  if (name === undefined) throw notFound('The group of degrees')
  const { rows, totalCount } = await pageOf<StaffRow>(db, seminarsOfGroup(id), page)
  return { seminars: rows.map(rowOf), totalCount, degreeGroup: { id, name } }
}

/** A page of what the caller gives, or the team. @throws Problem 403 for who gives nothing. */
export async function myEvents(
  { db, caller, now }: Asked,
  query: CallContext<MyCall>['query'],
): Promise<CallAnswer<MyCall>> {
  refuseOtherTutors(caller)
  const listed = myEventsListed(caller, query, now)
  const { rows, totalCount } = await pageOf<MyRow>(db, listed, query)
  return {
    events: rows.map(({ nextSession, mean, ...row }) => {
      const due = reportDueAt(row.endsMs, now.getTime())
      const isDue = row.state === 'published' && row.reportState !== 'sent' && due !== null
      return {
        ...rowOf(row),
        nextSession: nextSession && { id: nextSession.id, ...spanOf(nextSession) },
        reportDueAt: isDue ? iso(due) : null,
        stars: starsShown(caller.role, mean, row.ratings),
      }
    }),
    totalCount,
  }
}

/** Figures as they are shown. */
function shown({ mean, ...figures }: Figures) {
  const { attended, absent, ratings } = figures
  const marked = attended + absent
  return {
    ...figures,
    noShowPercent: marked === 0 ? null : Math.round((absent / marked) * 1_000) / 10,
    stars: starsShown('Admin', mean, ratings),
  }
}

const nothing = {
  ...{ places: 0, attended: 0, late: 0, absent: 0, excused: 0, lateCancellations: 0 },
  ...{ mean: null, ratings: 0 },
}

/** A page of what came of events, with the sums of all that fit. */
export async function seminarReport(
  { db, caller, now }: Asked,
  query: CallContext<ReportCall>['query'],
): Promise<CallAnswer<ReportCall>> {
  const listed = figuresListed(caller, query, query, now)
  const { rows, totalCount } = await pageOf<FiguresRow>(db, listed, query)
  const { events = 0, ...all } = rows[0]?.totals ?? { events: 0, ...nothing }
  return {
    events: rows.map(({ totals: _, startsMs, ...row }) => ({
      ...shown(row),
      ...{ id: row.id, kind: row.kind, title: row.title, slug: row.slug },
      ...{ tutors: row.tutors, capacity: row.capacity, reportState: row.reportState },
      startsAt: iso(startsMs),
    })),
    totalCount,
    totals: { events, ...shown(all) },
  }
}

/** The same as CSV; whoever took it along is written down. */
export async function seminarReportFile(
  asked: Asked,
  query: CallContext<FileCall>['query'],
): Promise<FileAnswer> {
  const { db, caller, now } = asked
  const rows = await allFigures(db, caller, query, now)
  await audit(db, asked, 'list exported', {
    details: { list: 'seminar report', rows: String(rows.length) },
  })
  async function* all() {
    yield rows
  }
  const content = csvOf<FiguresRow>(
    [
      { header: 'Kind', cell: (row) => row.kind },
      { header: 'Title', cell: (row) => row.title },
      { header: 'Starts', cell: (row) => iso(row.startsMs) },
      { header: 'Tutors', cell: (row) => row.tutors.map(({ fullName }) => fullName).join(', ') },
      { header: 'Capacity', cell: (row) => row.capacity },
      { header: 'Places', cell: (row) => row.places },
      { header: 'Attended', cell: (row) => row.attended },
      { header: 'Late', cell: (row) => row.late },
      { header: 'Absent', cell: (row) => row.absent },
      { header: 'Excused', cell: (row) => row.excused },
      { header: 'No-show %', cell: (row) => shown(row).noShowPercent },
      { header: 'Cancelled within 24 h', cell: (row) => row.lateCancellations },
      { header: 'Stars', cell: (row) => shown(row).stars },
      { header: 'Ratings', cell: (row) => row.ratings },
      { header: 'Report', cell: (row) => row.reportState },
    ],
    all(),
  )
  return { content, type: 'text/csv', name: 'seminar-report.csv' }
}
