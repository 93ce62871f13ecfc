import type { Asked } from '../../asked.ts'
import { weakestTopicsOfStudents } from '../standing/index.ts'
import { hoursOf } from '../tuition/index.ts'
import { lightOf } from './activity.rules.ts'
import {
  type StudentRow,
  studentTable,
  type TableQuery,
  type TableScope,
} from './student-table.repository.ts'

const weakestShown = 3

/** A page of the student table of tutors, schools and admins; two queries. */
export async function studentPage(asked: Asked, scope: TableScope, query: TableQuery) {
  const { rows, totalCount } = await studentTable(asked.db, scope, query, asked.now)
  const ids = rows.map((row) => row.studentId)
  const weakest =
    ids.length === 0
      ? new Map<string, string[]>()
      : await weakestTopicsOfStudents(asked, ids, weakestShown)
  return {
    students: rows.map((row) => toStudent(row, weakest.get(row.studentId) ?? [])),
    totalCount,
  }
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
  }
}
