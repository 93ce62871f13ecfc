import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Users } from 'lucide-react'

/** My Students: what is due today and the tutor's students; with the team for senior tutors. */
export const dashboardFeature = defineFeature({
  id: 'dashboard',
  screens: [
    {
      id: 'dashboard.home',
      path: '/',
      title: ({ claims }) =>
        claims.role === 'Senior Tutor'
          ? 'My Student Dashboard (Senior Tutor)'
          : 'My Student Dashboard',
      firstReads: () => [
        queryOf('GET /Dashboard/Tutor/Dashboard/GetDueToday'),
        queryOf('GET /Dashboard/Tutor/Dashboard/GetMyStudents', {
          query: { pageNo: 1, pageSize: 20, sort: 'name', direction: 'asc' },
        }),
      ],
      // In the remote's first script: it is small, and a request less before there is something to see.
      load: () => import(/* webpackMode: "eager" */ './dashboard.screen.tsx'),
    },
  ],
  menu: [
    { id: 'my-students', label: 'My Students', icon: Users, path: '/', order: 40, mobile: true },
  ],
})
