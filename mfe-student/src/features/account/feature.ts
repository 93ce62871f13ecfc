import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/** The student's calendar, and what the student may see and change of the own account. */
export const accountFeature = defineFeature({
  id: 'account',
  screens: [
    {
      id: 'account.home',
      path: '/my-application-&-account',
      title: 'Calendar and account',
      firstReads: () => [queryOf('GET /Tution/Tution/GetCalendarData')],
      load: () => import('./account.screen.tsx'),
    },
  ],
})
