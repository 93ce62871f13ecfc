import { defineFeature } from '@portal/shared/contract'
import { ClipboardCheck } from 'lucide-react'

/** Who has handed in report cards. */
export const reportCardTrackingFeature = defineFeature({
  id: 'report-card-tracking',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'report-card-tracking',
      label: 'Report card tracking',
      icon: ClipboardCheck,
      path: '/report-card-tracking-dashboard',
      order: 20,
      parent: 'operations',
    },
  ],
})
