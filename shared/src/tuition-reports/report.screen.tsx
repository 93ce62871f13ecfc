import { ReportPage } from './report-page.tsx'

/** A tuition report, for whoever reads it without being the student. */
export default function ReportScreen() {
  return <ReportPage />
}
