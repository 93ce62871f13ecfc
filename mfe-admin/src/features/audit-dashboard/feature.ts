import { defineFeature } from '@portal/shared/contract'
import { Gauge } from 'lucide-react'

/** All students by their last activity, as traffic lights. */
export const auditDashboardFeature = defineFeature({
  id: 'audit-dashboard',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'audit-dashboard',
      label: 'Audit dashboard',
      icon: Gauge,
      path: '/audit-dashboard',
      order: 10,
      parent: 'operations',
      mobile: true,
    },
  ],
  topBar: [
    {
      id: 'audit-dashboard.legend',
      paths: ['/audit-dashboard'],
      order: 10,
      load: () => import('./audit-legend.tsx'),
    },
  ],
})
