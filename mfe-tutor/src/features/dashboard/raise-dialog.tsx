import { RaiseDialog } from '@portal/shared/alerts'
import type { StudentRow } from '@portal/shared/progress'
import { useSession } from '@portal/shared/session'

export interface RaiseOnProps {
  student: Pick<StudentRow, 'studentId' | 'fullName'>
  onClose: () => void
}

/** Raises a concern about one of the tutor's students. */
export default function RaiseOn({ student, onClose }: RaiseOnProps) {
  const waits = useSession(({ claims }) => claims?.role === 'Tutor')
  return (
    <RaiseDialog
      student={{ value: student.studentId, label: student.fullName }}
      waits={waits}
      hrefOf={(id) => `/alerts?alert=${id}`}
      onClose={onClose}
    />
  )
}
