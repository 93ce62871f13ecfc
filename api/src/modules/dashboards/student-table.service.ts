import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, type PageAsked, pageOf } from '../../lists/index.ts'
import { weakestTopicsOfStudents } from '../standing/index.ts'
import { attendanceOf, hoursOf } from '../tuition/index.ts'
import { lightOf } from './activity.rules.ts'
import {
  type StudentRow,
  studentsListed,
  type TableQuery,
  type TableScope,
} from './student-table.repository.ts'

type ForTutors = CallAnswer<'GET /Dashboard/Tutor/Dashboard/GetMyStudents'>
type ForAdmins = CallAnswer<'GET /user/admin/AuditDashboard/GetStudents'>
type ForSchools = CallAnswer<'GET /Dashboard/School/Dashboard/GetSchoolStudents'>
export type SchoolsStudent = ForSchools['students'][number]

type Of<Kind extends TableScope['of']> = Extract<TableScope, { of: Kind }>

const weakestShown = 3

/** A page of a tutor's own students; two queries. */
export async function tutorsPage(
  asked: Asked,
  tutorId: string,
  query: TableQuery & PageAsked,
): Promise<ForTutors> {
  return await pageFor(asked, { of: 'tutor', tutorId }, query, forTutors)
}

/** A page of all students, for admins; two queries. */
export async function adminsPage(
  asked: Asked,
  scope: Omit<Of<'everybody'>, 'of'>,
  query: TableQuery & PageAsked,
): Promise<ForAdmins> {
  return await pageFor(asked, { ...scope, of: 'everybody' }, query, forAdmins)
}

/** A page of a school's students, with the sums of their hours alone; two queries. */
export async function schoolsPage(
  asked: Asked,
  scope: Omit<Of<'school'>, 'of'>,
  query: TableQuery & PageAsked,
): Promise<ForSchools> {
  return await pageFor(asked, { ...scope, of: 'school' }, query, forSchools)
}

async function pageFor<R>(
  asked: Asked,
  scope: TableScope,
  query: TableQuery & PageAsked,
  shown: (row: StudentRow, weakestTopics: string[]) => R,
): Promise<{ students: R[]; totalCount: number }> {
  const listed = studentsListed(scope, query, asked.now)
  const { rows, totalCount } = await pageOf<StudentRow>(asked.db, listed, query)
  return { students: await studentsOf(asked, rows, shown), totalCount }
}

type Any = ReturnType<typeof toStudent>

const firstColumns: readonly CsvColumn<Any>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Programme', cell: ({ programName }) => programName },
  { header: 'Year', cell: ({ yearGroup }) => yearGroup },
  { header: 'School', cell: ({ schoolName }) => schoolName },
  { header: 'Last activity (UTC)', cell: ({ lastActivity }) => lastActivity.at },
  { header: 'Days since', cell: ({ lastActivity }) => lastActivity.days },
  { header: 'Light', cell: ({ lastActivity }) => lastActivity.light },
]

const lastColumns: readonly CsvColumn<Any>[] = [
  { header: 'Curriculum items done', cell: ({ curriculum }) => curriculum.completed },
  { header: 'Curriculum items', cell: ({ curriculum }) => curriculum.total },
  {
    header: 'Right answers %',
    cell: ({ accuracy }) => (accuracy === null ? null : Math.round(accuracy)),
  },
  { header: 'Weakest topics', cell: ({ weakestTopics }) => weakestTopics.join(', ') },
  { header: 'Open alerts', cell: ({ openAlerts }) => openAlerts },
  { header: 'Reports due', cell: ({ reportsDue }) => reportsDue },
]

const adminsColumns: readonly CsvColumn<ForAdmins['students'][number]>[] = [
  ...firstColumns,
  { header: 'Snoozed until', cell: ({ snoozedUntil }) => snoozedUntil },
  { header: 'Next session (UTC)', cell: ({ nextSession }) => nextSession },
  {
    header: 'Hours left',
    cell: ({ hours }) => (hours.isUnlimited ? 'Unlimited' : hours.remaining),
  },
  { header: 'Open homework', cell: ({ openHomework }) => openHomework },
  ...lastColumns,
]

const schoolsColumns: readonly CsvColumn<SchoolsStudent>[] = [
  ...firstColumns,
  { header: 'Hours delivered', cell: ({ hoursDelivered }) => hoursDelivered },
  { header: 'Attendance %', cell: ({ attendance }) => attendance },
  ...lastColumns,
]

/** All students that fit, as CSV; that somebody took them along is written down. */
export async function adminsCsv(
  asked: Asked,
  scope: Omit<Of<'everybody'>, 'of'>,
  query: TableQuery,
): Promise<FileAnswer> {
  return await csvFor(asked, { ...scope, of: 'everybody' }, query, forAdmins, adminsColumns)
}

/** All of a school's students that fit, as CSV; that somebody took them along is written down. */
export async function schoolsCsv(
  asked: Asked,
  scope: Omit<Of<'school'>, 'of'>,
  query: TableQuery,
): Promise<FileAnswer> {
  return await csvFor(asked, { ...scope, of: 'school' }, query, forSchools, schoolsColumns)
}

/** Writes down that somebody took the students along. */
export async function noteExport(asked: Asked, schoolId: string | undefined): Promise<void> {
  await audit(asked.db, asked, 'list exported', {
    details: { list: 'students', ...(schoolId !== undefined && { school: schoolId }) },
  })
}

async function csvFor<R>(
  asked: Asked,
  scope: Of<'everybody'> | Of<'school'>,
  query: TableQuery,
  shown: (row: StudentRow, weakestTopics: string[]) => R,
  columns: readonly CsvColumn<R>[],
): Promise<FileAnswer> {
  await noteExport(asked, scope.schoolId)
  const batches = allOf<StudentRow>(asked.db, studentsListed(scope, query, asked.now))
  async function* students() {
    for await (const rows of batches) yield await studentsOf(asked, rows, shown)
  }
  return { content: csvOf(columns, students()), type: 'text/csv', name: 'students.csv' }
}

async function studentsOf<R>(
  asked: Asked,
  rows: readonly StudentRow[],
  shown: (row: StudentRow, weakestTopics: string[]) => R,
): Promise<R[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.studentId)
  const weakest = await weakestTopicsOfStudents(asked, ids, weakestShown)
  return rows.map((row) => shown(row, weakest.get(row.studentId) ?? []))
}

function toStudent(row: StudentRow, weakestTopics: string[]) {
  return {
    studentId: row.studentId,
    fullName: row.fullName,
    email: row.email,
    programName: row.programName,
    yearGroup: row.yearGroup,
    schoolName: row.schoolName,
    lastActivity: {
      at: row.lastMs === null ? null : new Date(row.lastMs).toISOString(),
      kind: row.lastKind,
      days: row.quietDays,
      light: lightOf(row.quietDays),
    },
    curriculum: { completed: row.itemsCompleted, total: row.itemsTotal },
    weakestTopics,
    // Not rounded: it is shown as the same number that the chart comes to.
    accuracy: row.accuracy === null ? null : row.accuracy * 100,
    openAlerts: row.openAlerts,
    reportsDue: row.reportsDue,
  }
}

function forTutors(row: StudentRow, weakestTopics: string[]) {
  return {
    ...toStudent(row, weakestTopics),
    reportHourId: row.reportHourId,
    openHomework: row.openHomework,
    hours: hoursOf(row, row.isUnlimited),
    nextSession: row.nextMs === null ? null : new Date(row.nextMs).toISOString(),
  }
}

function forAdmins(row: StudentRow, weakestTopics: string[]) {
  return { ...forTutors(row, weakestTopics), snoozedUntil: row.snoozedUntil }
}

/** What a school sees: of the hours their sum and the attendance. */
export function forSchools(row: StudentRow, weakestTopics: string[]): SchoolsStudent {
  return {
    ...toStudent(row, weakestTopics),
    hoursDelivered: row.quartersDelivered / 4,
    attendance: attendanceOf(row.delivered, row.noShow),
    hours: {},
  }
}
