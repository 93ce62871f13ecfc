import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { atOnce } from '../../database/at-once.ts'
import { pageOf } from '../../lists/index.ts'
import type { PrintedDocument } from '../../printing/document.ts'
import { notFound, Problem } from '../../problem.ts'
import { attendanceOf } from '../tuition/index.ts'
import { mostPrinted, printedSchool } from './printed-school.rules.ts'
import { nameOfSchool, subjectsOf, type TrendAsked, trendOf } from './school-trend.repository.ts'
import { type StudentRow, studentsListed } from './student-table.repository.ts'
import { forSchools, noteExport } from './student-table.service.ts'

const percentOf = (share: number | null) => (share === null ? null : Math.round(share * 1000) / 10)

/** A school's students over the last terms, oldest first; one query. */
export async function schoolTrend(
  { db, now }: Asked,
  asked: TrendAsked,
): Promise<CallAnswer<'GET /Dashboard/School/Dashboard/GetTrend'>> {
  const [rows, subjects] = await atOnce(db, (within) =>
    Promise.all([trendOf(within, asked, now), subjectsOf(within, asked.schoolId)]),
  )
  return {
    terms: rows.map(({ quarters, delivered, noShow, mastery, simulations, ...term }) => ({
      ...term,
      hours: quarters / 4,
      attendance: attendanceOf(delivered, noShow),
      mastery: percentOf(mastery),
      simulations: percentOf(simulations),
    })),
    subjects,
  }
}

/**
 * The school's students that fit as a document; that somebody took them along is written down.
 * @throws Problem 422 for more than 500, 404 for a school that is gone.
 */
export async function schoolToPrint(
  asked: Asked,
  query: CallContext<'GET /Dashboard/School/Dashboard/GetSchoolPdf'>['query'],
): Promise<PrintedDocument> {
  const { db, now } = asked
  const { schoolId, yearGroup } = query
  const listed = studentsListed({ of: 'school', schoolId, yearGroup }, query, now)
  const [name, { rows, totalCount }] = await atOnce(db, (within) =>
    Promise.all([
      nameOfSchool(within, schoolId),
      pageOf<StudentRow>(within, listed, { pageNo: 1, pageSize: mostPrinted }),
    ]),
  )
  if (name === undefined) throw notFound('The school')
  if (totalCount > mostPrinted) {
    const counts = [totalCount, mostPrinted].map((count) => count.toLocaleString('en-GB'))
    throw new Problem(
      422,
      `${counts[0]} students are more than the ${counts[1]} that a PDF holds. Take the CSV, or filter them.`,
    )
  }
  await noteExport(asked, schoolId)
  const students = rows.map((row) => forSchools(row, []))
  return printedSchool(name, students, query, now)
}
