import { ReportCards } from '@portal/shared/report-card'
import type { SummaryTabProps } from './tabs.ts'

/** The student's submitted report cards, by term. */
export default function CardsTab({ studentId }: SummaryTabProps) {
  return <ReportCards studentId={studentId} />
}
