import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { School } from 'lucide-react'

/** The school's dashboard; its menu entry carries the school's name once the shell knows it. */
export const dashboardFeature = defineFeature({
  id: 'dashboard',
  screens: [
    {
      id: 'dashboard.home',
      path: '/',
      title: 'School Dashboard',
      firstReads: ({ school: schoolId }) =>
        schoolId === undefined
          ? []
          : [
              queryOf('GET /Dashboard/School/Dashboard/GetSchoolSummary', { query: { schoolId } }),
              queryOf('GET /Dashboard/School/Dashboard/GetSchoolStudents', {
                query: { pageNo: 1, pageSize: 20, sort: 'name', direction: 'asc', schoolId },
              }),
            ],
      // In the remote's first script: it is small, and a request less before there is something to see.
      load: () => import(/* webpackMode: "eager" */ './dashboard.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'school',
      label: ({ schoolName }) => schoolName ?? 'School',
      icon: School,
      path: '/',
      order: 10,
      mobile: true,
    },
  ],
})
