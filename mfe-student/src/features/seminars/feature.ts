import { defineFeature, lacks } from '@portal/shared/contract'
import { lockedTexts } from '@portal/shared/events/feature'
import { queryOf } from '@portal/shared/query'
import { Presentation } from 'lucide-react'

/** Who has no seminars is told what they are. */
export const seminarLock = { locked: lacks('seminar'), lockedText: lockedTexts.seminar }

/** Seminars: to register for, to join, to look up. */
export const seminarsFeature = defineFeature({
  id: 'seminars',
  screens: [
    {
      id: 'seminars.list',
      path: '/seminars',
      title: 'Seminars',
      ...seminarLock,
      firstReads: () => [
        queryOf('GET /Seminar/Seminar/GetUpcomingSeminarsAsync', {
          query: { pageNo: 1, pageSize: 20 },
        }),
      ],
      load: () => import('./seminars.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'seminars',
      label: 'Seminars',
      icon: Presentation,
      path: '/seminars',
      order: 70,
      locked: lacks('seminar'),
    },
  ],
})
