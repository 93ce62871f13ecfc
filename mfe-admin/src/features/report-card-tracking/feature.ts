import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { ClipboardCheck } from 'lucide-react'

/** Who has handed in report cards. */
export const reportCardTrackingFeature = defineFeature({
  id: 'report-card-tracking',
  screens: [
    {
      id: 'report-card-tracking.tutors',
      path: '/report-card-tracking-dashboard',
      title: 'Report card tracking',
      firstReads: () => [
        queryOf('GET /ReportCard/admin/ReportCard/GetTracking', {
          query: { pageNo: 1, pageSize: 20, sort: 'late', direction: 'desc' },
        }),
        queryOf('GET /ReportCard/ReportCard/GetTerms'),
      ],
      load: () => import('./tracking.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'report-card-tracking',
      label: 'Report card tracking',
      about: 'Who has handed in the report cards of a term, and reminding those who have not.',
      icon: ClipboardCheck,
      path: '/report-card-tracking-dashboard',
      order: 20,
      parent: 'operations',
    },
  ],
})
