import type { CallAnswer } from '@portal/shared/api'
import { mayReach } from '../../access/records.repository.ts'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { atOnce } from '../../database/at-once.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { plainWords } from '../../rich-text/index.ts'
import {
  choicesOf,
  type ReportInFull,
  type ReportRow,
  type ReportsQuery,
  reportsInFull,
  reportsListed,
} from './report-list.repository.ts'

type Reports = CallAnswer<'GET /TutionReport/TutionReport/GetReports'>

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** Whether the caller may name this school: a manager the own ones, an admin any. */
async function mayName(asked: Asked, schoolId: string | undefined): Promise<boolean> {
  const { db, caller } = asked
  if (schoolId === undefined || caller.role === 'Admin') return true
  return caller.role === 'School Manager' && (await mayReach(db, caller, 'own school', schoolId))
}

/**
 * A page of the reports in the caller's sight, with what they can be filtered by.
 * @throws Problem 404 for a school that is not the caller's.
 */
export async function getReports(asked: Asked, query: ReportsQuery): Promise<Reports> {
  const { caller } = asked
  const isAll =
    caller.role === 'Admin' && query.studentId === undefined && query.schoolId === undefined
  const [mayNameIt, { rows, totalCount }, choices] = await atOnce(asked.db, (db) =>
    Promise.all([
      mayName({ ...asked, db }, query.schoolId),
      pageOf<ReportRow>(db, reportsListed(caller, query), query),
      isAll ? null : choicesOf(db, caller, query),
    ]),
  )
  if (!mayNameIt) throw notFound('The school')
  return {
    reports: rows.map(({ startsMs, editedMs, ...row }) => ({
      ...row,
      topicsCovered: plainWords(row.topicsCovered),
      sessionDate: new Date(startsMs).toISOString(),
      editedAt: momentOf(editedMs),
    })),
    totalCount,
    choices,
  }
}

const csvColumns: readonly CsvColumn<ReportInFull>[] = [
  { header: 'Hour (UTC)', cell: ({ startsMs }) => momentOf(startsMs) },
  { header: 'Student', cell: ({ studentName }) => studentName },
  { header: 'Year', cell: ({ yearGroup }) => yearGroup },
  { header: 'Tutor', cell: ({ tutorName }) => tutorName },
  { header: 'Subject', cell: ({ subject }) => subject },
  { header: 'Covered', cell: ({ topicsCovered }) => topicsCovered },
  { header: 'Went well', cell: ({ wentWell }) => wentWell },
  { header: 'To work on', cell: ({ toWorkOn }) => toWorkOn },
  { header: 'Homework', cell: ({ homework }) => homework },
  { header: 'Engagement (1-5)', cell: ({ engagement }) => engagement },
  { header: 'Attainment (1-5)', cell: ({ attainment }) => attainment },
  { header: 'Sent (UTC)', cell: ({ sentMs }) => momentOf(sentMs) },
  { header: 'Edited (UTC)', cell: ({ editedMs }) => momentOf(editedMs) },
]

/**
 * All reports that fit, as CSV; that somebody took them along is written down.
 * @throws Problem 404 for a school that is not the caller's.
 */
export async function exportReports(
  asked: Asked,
  query: CallContext<'GET /TutionReport/TutionReport/GetReportsCsv'>['query'],
): Promise<FileAnswer> {
  const { db, caller } = asked
  if (!(await mayName(asked, query.schoolId))) throw notFound('The school')
  await audit(db, asked, 'list exported', {
    details: {
      list: 'tuition reports',
      ...(query.schoolId !== undefined && { school: query.schoolId }),
    },
  })
  const batches = allOf<ReportInFull>(db, reportsInFull(caller, query))
  return { content: csvOf(csvColumns, batches), type: 'text/csv', name: 'tuition-reports.csv' }
}
