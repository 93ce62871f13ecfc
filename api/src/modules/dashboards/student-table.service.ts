import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, type PageAsked, pageOf } from '../../lists/index.ts'
import { weakestTopicsOfStudents } from '../standing/index.ts'
import { hoursOf } from '../tuition/index.ts'
import { lightOf } from './activity.rules.ts'
import {
  type StudentRow,
  studentsListed,
  type TableQuery,
  type TableScope,
} from './student-table.repository.ts'

const weakestShown = 3

/** A page of the student table of tutors, schools and admins; two queries. */
export async function studentPage(asked: Asked, scope: TableScope, query: TableQuery & PageAsked) {
  const listed = studentsListed(scope, query, asked.now)
  const { rows, totalCount } = await pageOf<StudentRow>(asked.db, listed, query)
  return { students: await studentsOf(asked, rows), totalCount }
}

type Student = ReturnType<typeof toStudent>

const csvColumns: readonly CsvColumn<Student>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Programme', cell: ({ programName }) => programName },
  { header: 'Year', cell: ({ yearGroup }) => yearGroup },
  { header: 'School', cell: ({ schoolName }) => schoolName },
  { header: 'Last activity (UTC)', cell: ({ lastActivity }) => lastActivity.at },
  { header: 'Days since', cell: ({ lastActivity }) => lastActivity.days },
  { header: 'Light', cell: ({ lastActivity }) => lastActivity.light },
  { header: 'Next session (UTC)', cell: ({ nextSession }) => nextSession },
  {
    header: 'Hours left',
    cell: ({ hours }) => (hours.isUnlimited ? 'Unlimited' : hours.remaining),
  },
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

/** All students of the table that fit, as CSV; that somebody took them along is written down. */
export async function exportStudents(
  asked: Asked,
  scope: TableScope,
  query: TableQuery,
): Promise<FileAnswer> {
  await audit(asked.db, asked, 'list exported', {
    details: {
      list: 'students',
      ...('schoolId' in scope && scope.schoolId !== undefined && { school: scope.schoolId }),
    },
  })
  const batches = allOf<StudentRow>(asked.db, studentsListed(scope, query, asked.now))
  async function* students() {
    for await (const rows of batches) yield await studentsOf(asked, rows)
  }
  return { content: csvOf(csvColumns, students()), type: 'text/csv', name: 'students.csv' }
}

async function studentsOf(asked: Asked, rows: readonly StudentRow[]): Promise<Student[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.studentId)
  const weakest = await weakestTopicsOfStudents(asked, ids, weakestShown)
  return rows.map((row) => toStudent(row, weakest.get(row.studentId) ?? []))
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
    hours: hoursOf(row, row.isUnlimited),
    curriculum: { completed: row.itemsCompleted, total: row.itemsTotal },
    nextSession: row.nextMs === null ? null : new Date(row.nextMs).toISOString(),
    weakestTopics,
    // Not rounded: it is shown as the same number that the chart comes to.
    accuracy: row.accuracy === null ? null : row.accuracy * 100,
    openAlerts: row.openAlerts,
    reportsDue: row.reportsDue,
    reportHourId: row.reportHourId,
  }
}
