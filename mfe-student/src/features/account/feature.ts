import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/** The student's application and calendar, and what the student may change of the own account. */
export const accountFeature = defineFeature({
  id: 'account',
  screens: [
    {
      id: 'account.home',
      path: '/my-application-&-account',
      title: 'My application and account',
      firstReads: () => [queryOf('GET /Tution/Tution/GetCalendarData')],
      load: () => import('./account.screen.tsx'),
    },
  ],
})
