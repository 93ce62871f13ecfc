import { SeminarReport } from '@portal/shared/events'
import { recordFilter } from '@portal/shared/lists'
import { tutors } from '../../tutors/tutors.queries.ts'

const filters = [
  recordFilter(tutors, {
    id: 'tutor',
    label: 'Tutor',
    none: 'All tutors',
    query: (tutorId) => ({ tutorId }),
  }),
]

/** What came of all seminars and courses. */
export default function ReportScreen() {
  return <SeminarReport filters={filters} />
}
