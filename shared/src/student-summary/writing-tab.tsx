import { useSession } from '@portal/shared/session'
import { Card } from '@portal/shared/ui'
import { OpenStudentView } from './open-student-view.tsx'
import { PiecesOfStudent } from './pieces-of-student.tsx'
import type { SummaryTabProps } from './tabs.ts'

/** Versions that are read at once. */
const pageSize = 20

/** What the student has handed in, and what came back. */
export default function WritingTab({ studentId }: SummaryTabProps) {
  const role = useSession(({ claims }) => claims?.role)
  return (
    <Card
      title="Writing"
      description="Essays and personal statements that were handed in"
      action={role === 'Parent' ? <OpenStudentView studentId={studentId} /> : null}
    >
      <PiecesOfStudent studentId={studentId} pageSize={pageSize} goesOn />
    </Card>
  )
}
