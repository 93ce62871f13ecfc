import { defineFeature, holds } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Presentation } from 'lucide-react'

/** Seminars are for seminar tutors, and all senior tutors. */
export const seminarDuty = { needs: holds('seminarTutor') }

/** All seminars, and what one gives. */
export const seminarsFeature = defineFeature({
  id: 'seminars',
  screens: [
    {
      id: 'seminars.all',
      path: '/seminars',
      title: 'Seminars',
      ...seminarDuty,
      firstReads: () => [
        queryOf('GET /Seminar/Seminar/GetUpcomingSeminarsAsync', {
          query: { pageNo: 1, pageSize: 20 },
        }),
      ],
      load: () => import('./all.screen.tsx'),
    },
    {
      id: 'seminars.given',
      path: '/tutor/seminars',
      title: 'Given by me',
      ...seminarDuty,
      firstReads: () => [
        queryOf('GET /Event/tutor/Event/GetMyEvents', { query: { pageNo: 1, pageSize: 20 } }),
      ],
      load: () => import('./given.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'seminars',
      label: 'Seminars',
      icon: Presentation,
      path: '/seminars',
      order: 60,
      mobile: true,
      visible: holds('seminarTutor'),
    },
  ],
})
