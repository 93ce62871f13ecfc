import { defineFeature } from '@portal/shared/contract'
import { TriangleAlert } from 'lucide-react'

/** All alerts on students. */
export const alertsFeature = defineFeature({
  id: 'alerts',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'alerts',
      label: 'Alerts',
      icon: TriangleAlert,
      path: '/alerts',
      order: 120,
      parent: 'operations',
    },
  ],
})
