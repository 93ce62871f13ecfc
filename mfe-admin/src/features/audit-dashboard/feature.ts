import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Gauge } from 'lucide-react'

/** All students by their last activity, as traffic lights. */
export const auditDashboardFeature = defineFeature({
  id: 'audit-dashboard',
  screens: [
    {
      id: 'audit-dashboard.students',
      path: '/audit-dashboard',
      title: 'Audit dashboard',
      firstReads: () => [
        queryOf('GET /user/admin/AuditDashboard/GetStudents', {
          query: { pageNo: 1, pageSize: 20, sort: 'name', direction: 'asc' },
        }),
        queryOf('GET /user/admin/AuditDashboard/GetLights'),
      ],
      load: () => import('./audit.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'audit-dashboard',
      label: 'Audit dashboard',
      about: 'Who has been away for how long, why, and what to do about it.',
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
