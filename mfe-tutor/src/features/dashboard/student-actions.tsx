import { useDrawers } from '@portal/shared/drawer-address'
import { dialogPart } from '@portal/shared/idle'
import { type RowAction, rowActions } from '@portal/shared/lists'
import type { StudentRow } from '@portal/shared/progress'
import { useNavigate } from '@portal/shared/router'
import { CalendarPlus, FileText, Mail, TriangleAlert, UserRound } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { summaryOf } from './my-students.ts'

// Few of those who look at their students have something to raise.
const RaiseDialog = dialogPart(() => import('./raise-dialog.tsx'), 'Raise a concern')

/** What a tutor can do with a student in the list, and the dialog that some of it opens. */
export function useStudentActions() {
  const { open } = useDrawers()
  const navigate = useNavigate()
  const [raisingOn, setRaisingOn] = useState<StudentRow | null>(null)
  const dialog: ReactNode = raisingOn && (
    <Suspense fallback={null}>
      <RaiseDialog student={raisingOn} onClose={() => setRaisingOn(null)} />
    </Suspense>
  )
  const atEnd = rowActions<StudentRow>(
    ({ fullName }) => fullName,
    (student) => [
      {
        id: 'summary',
        label: 'Summary',
        icon: <UserRound size={16} />,
        onChoose: () => navigate(summaryOf(student)),
      },
      {
        id: 'schedule',
        label: 'Schedule',
        icon: <CalendarPlus size={16} />,
        onChoose: () => open('schedule', student.studentId),
      },
      ...reportActions(student.reportHourId, (id) => open('report', id)),
      {
        id: 'raise',
        label: 'Raise concern',
        icon: <TriangleAlert size={16} />,
        onChoose: () => setRaisingOn(student),
      },
      {
        id: 'email',
        label: 'Email',
        icon: <Mail size={16} />,
        onChoose: () => window.location.assign(`mailto:${student.email}`),
      },
    ],
  )
  return { atEnd, dialog }
}

/** Writing the report of the latest hour that waits for one; nothing where none does. */
function reportActions(
  sessionId: string | null,
  onReport: (sessionId: string) => void,
): readonly RowAction[] {
  if (sessionId === null) return []
  return [
    {
      id: 'report',
      label: 'Write report',
      icon: <FileText size={16} />,
      onChoose: () => onReport(sessionId),
    },
  ]
}
