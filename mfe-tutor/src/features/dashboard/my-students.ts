import { pathTo } from '@portal/shared/contract'
import { type StudentRow, studentList } from '@portal/shared/progress'

/** The page about a student, under this dashboard. */
export const summaryOf = ({ studentId: id }: Pick<StudentRow, 'studentId'>) =>
  pathTo('/:dashboard/:id', { dashboard: 'my-students', id })

/** The tutor's own students. */
export const myStudents = studentList('GET /Dashboard/Tutor/Dashboard/GetMyStudents', {
  label: 'My students',
  density: 'compact',
  views: 'my-students',
  show: ['lastActivity', 'nextSession', 'hoursLeft', 'curriculum', 'accuracy', 'weakest', 'open'],
  emptyText: 'Students appear here once they are assigned to you.',
  rowHref: summaryOf,
})
