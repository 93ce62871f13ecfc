import { ReportCards } from '@portal/shared/report-card'
import { useViewer } from '@portal/shared/session'
import { Page, PageHeader } from '@portal/shared/ui'

/** The student's own report cards, term by term. */
export default function ReportCardScreen() {
  const viewer = useViewer()
  return (
    <Page>
      <PageHeader
        title="Report card"
        description="How your tutors see each term: skills, a predicted grade, and what comes next"
      />
      {viewer === null ? null : <ReportCards studentId={viewer.claims.userId} isOwn />}
    </Page>
  )
}
