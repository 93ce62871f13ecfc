import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { GraduationCap } from 'lucide-react'

/** Tuition: hours bought, used and left, and the sessions. */
export const tuitionFeature = defineFeature({
  id: 'tuition',
  screens: [
    {
      id: 'tuition.home',
      path: '/tuition',
      title: 'Tuition',
      firstReads: () => [
        queryOf('GET /user/student/booking-light'),
        queryOf('GET /Tution/Tution/GetDashboardDataNew'),
      ],
      load: () => import('./tuition.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'tuition',
      label: 'Tuition',
      icon: GraduationCap,
      path: '/tuition',
      order: 30,
      mobile: true,
    },
  ],
  topBar: [
    {
      id: 'tuition.hours-left',
      paths: ['/tuition'],
      order: 10,
      load: () => import('./hours-left.tsx'),
    },
  ],
})
