import { SeminarReport } from '@portal/shared/events'

/** What came of the team’s seminars and courses. */
export default function TeamReportScreen() {
  return <SeminarReport />
}
