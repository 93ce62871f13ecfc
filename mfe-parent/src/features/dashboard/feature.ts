import { defineFeature } from '@portal/shared/contract'
import { LayoutDashboard } from 'lucide-react'

/** The parent's dashboard: each child's progress, one at a time. */
export const dashboardFeature = defineFeature({
  id: 'dashboard',
  screens: [
    {
      id: 'dashboard.home',
      path: '/',
      title: 'Parent Dashboard',
      load: () => import('./dashboard.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'dashboard',
      label: 'Dashboard',
      icon: LayoutDashboard,
      path: '/',
      place: 10,
      mobile: true,
    },
  ],
})
