import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { LayoutDashboard } from 'lucide-react'

/** The parent's dashboard: each child's progress, one at a time. */
export const dashboardFeature = defineFeature({
  id: 'dashboard',
  screens: [
    {
      id: 'dashboard.home',
      path: '/',
      title: 'Parent Dashboard',
      firstReads: () => [queryOf('GET /Dashboard/Parent/Dashboard/GetChildren')],
      // In the remote's first script: it is small, and a request less before there is something to see.
      load: () => import(/* webpackMode: "eager" */ './dashboard.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'dashboard',
      label: 'Dashboard',
      icon: LayoutDashboard,
      path: '/',
      order: 10,
      mobile: true,
    },
  ],
})
