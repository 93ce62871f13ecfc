import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { LayoutDashboard } from 'lucide-react'

/** The student's dashboard: what to do next, and where things stand. */
export const dashboardFeature = defineFeature({
  id: 'dashboard',
  screens: [
    {
      id: 'dashboard.home',
      path: '/',
      title: 'Dashboard',
      firstReads: () => [queryOf('GET /Dashboard/Dashboard/GetDashboardDataV2')],
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
      order: 20,
      mobile: true,
    },
  ],
})
