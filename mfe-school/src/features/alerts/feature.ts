import { defineFeature } from '@portal/shared/contract'
import { TriangleAlert } from 'lucide-react'

/** Alerts about the school’s students, and notices. */
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
      order: 30,
      mobile: true,
    },
  ],
})
