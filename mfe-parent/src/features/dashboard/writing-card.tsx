import { pathTo } from '@portal/shared/contract'
import { OpenStudentView, PiecesOfStudent } from '@portal/shared/student-summary'
import { Card, DashboardCell, LinkButton, Row } from '@portal/shared/ui'

/** Versions that the dashboard shows. */
const fewPieces = 3

/** What a child handed in last, and what came back. */
export default function WritingCard({ studentId }: { studentId: string }) {
  const summary = pathTo('/:dashboard/:id', { dashboard: 'parent-dashboard', id: studentId })
  return (
    <DashboardCell span={12}>
      <Card
        title="Writing"
        description="Essays and personal statements that were handed in"
        action={
          <Row gap="2">
            <LinkButton to={`${summary}?tab=writing`} size="sm">
              All writing
            </LinkButton>
            <OpenStudentView studentId={studentId} />
          </Row>
        }
      >
        <PiecesOfStudent studentId={studentId} pageSize={fewPieces} />
      </Card>
    </DashboardCell>
  )
}
