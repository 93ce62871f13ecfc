import { defineFeature } from '@portal/shared/contract'
import { School } from 'lucide-react'

/** The school's dashboard; its menu entry carries the school's name once the shell knows it. */
export const dashboardFeature = defineFeature({
  id: 'dashboard',
  screens: [
    {
      id: 'dashboard.home',
      path: '/',
      title: 'School Dashboard',
      load: () => import('./dashboard.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'school',
      label: ({ schoolName }) => schoolName ?? 'School',
      icon: School,
      path: '/',
      place: 10,
      mobile: true,
    },
  ],
})
