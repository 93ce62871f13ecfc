import { defineFeature } from '@portal/shared/contract'
import { Activity } from 'lucide-react'

/** Operations: today's numbers that need a person, and all students by last activity. */
export const operationsFeature = defineFeature({
  id: 'operations',
  screens: [
    {
      id: 'operations.home',
      path: '/',
      title: 'Admin Dashboard',
      load: () => import('./operations.screen.tsx'),
    },
  ],
  menu: [
    { id: 'operations', label: 'Operations', icon: Activity, path: '/', place: 20, mobile: true },
  ],
})
