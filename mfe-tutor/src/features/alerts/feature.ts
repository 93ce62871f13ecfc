import { defineFeature } from '@portal/shared/contract'
import { TriangleAlert } from 'lucide-react'

/** Alerts on students. */
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
      order: 70,
      mobile: true,
    },
  ],
})
