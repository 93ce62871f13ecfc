const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A report is due so long after the last end. */
const dueHours = 48
/** A sent one can be changed by its writer for so long. */
export const reportDays = 14

/** When the report of an event is due; null before the event is over. */
export function reportDueAt(endsAt: number, now: number): number | null {
  return now < endsAt ? null : endsAt + dueHours * hourMs
}

/** How a report stands. */
export interface ReportStanding {
  writerId: string | null
  sentAt: number | null
}

/** Why somebody who gives the event cannot write its report now; undefined where it can be. */
export function whyNotWritten(
  { endsAt, report, userId }: { endsAt: number; report: ReportStanding | null; userId: string },
  now: number,
): string | undefined {
  if (now < endsAt) return 'A report can be written once it is over.'
  if (report === null || report.sentAt === null) return undefined
  if (report.writerId !== userId) return 'Only who wrote it can change a report that was sent.'
  if (now >= report.sentAt + reportDays * dayMs) {
    return `A report can be changed for ${reportDays} days after it was sent.`
  }
  return undefined
}
