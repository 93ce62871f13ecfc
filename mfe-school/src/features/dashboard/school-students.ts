import { pathTo } from '@portal/shared/contract'
import { selectFilter } from '@portal/shared/lists'
import { studentList } from '@portal/shared/progress'
import type { SchoolSummary } from './dashboard.queries.ts'

/** The school's students, also by year group; which there are is undefined until they have come. */
export const schoolStudents = (yearGroups: SchoolSummary['yearGroups'] | undefined) =>
  studentList('GET /Dashboard/School/Dashboard/GetSchoolStudents', {
    label: 'Students of the school',
    views: 'school-students',
    csv: 'GET /Dashboard/School/Dashboard/ExportSchoolStudents',
    show: ['lastActivity', 'hoursLeft', 'curriculum', 'accuracy', 'weakest', 'open'],
    emptyText: 'Students appear here once they are linked to the school.',
    rowHref: ({ studentId: id }) =>
      pathTo('/:dashboard/:id', { dashboard: 'school-dashboard', id }),
    filters: [
      {
        id: 'year',
        label: 'Year group',
        look: selectFilter,
        none: 'All year groups',
        options: yearGroups?.map(({ yearGroup }) => ({
          value: String(yearGroup),
          label: `Year ${yearGroup}`,
        })),
        query: (year) => ({ yearGroup: Number(year) }),
      },
    ],
  })
