import type { Asked } from '../../asked.ts'
import type { PrintedDocument } from '../../printing/document.ts'
import { notFound } from '../../problem.ts'
import { printedMonth, printedReport } from './printed-report.rules.ts'
import { findReport, reportsOfMonth } from './report.repository.ts'

/** Reports that one document holds. */
const mostOfMonth = 31

/**
 * A report as a document.
 * @throws Problem 404 for one that is out of the caller's sight.
 */
export async function reportToPrint({ db, caller }: Asked, id: string): Promise<PrintedDocument> {
  const report = await findReport(db, id, caller)
  if (report === undefined) throw notFound('The report')
  return printedReport(report)
}

/**
 * A month of a student's reports as one document.
 * @throws Problem 404 for a month without any.
 */
export async function monthToPrint(
  { db, caller }: Asked,
  { studentId, month }: { studentId: string; month: string },
): Promise<PrintedDocument> {
  const [first, ...others] = await reportsOfMonth(db, {
    studentId,
    month,
    caller,
    most: mostOfMonth,
  })
  if (first === undefined) throw notFound('A report of this month')
  return printedMonth(month, [first, ...others])
}
