import { ApplicationView } from '@portal/shared/application'
import type { SummaryTabProps } from './tabs.ts'

/** What the student applies for, to be read. */
export default function ApplicationTab({ studentId }: SummaryTabProps) {
  return <ApplicationView studentId={studentId} />
}
