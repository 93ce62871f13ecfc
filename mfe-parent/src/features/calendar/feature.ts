import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { CalendarDays } from 'lucide-react'

/** The children’s calendar. */
export const calendarFeature = defineFeature({
  id: 'calendar',
  screens: [
    {
      id: 'calendar.home',
      path: '/calendar',
      title: 'Calendar',
      firstReads: () => [queryOf('GET /Tution/parent/Tution/GetCalendarData')],
      load: () => import('./calendar.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'calendar',
      label: 'Calendar',
      about: 'All that is planned for your children, by month, week or day.',
      icon: CalendarDays,
      path: '/calendar',
      order: 20,
      mobile: true,
    },
  ],
})
