import { defineFeature } from '@portal/shared/contract'
import { CalendarDays } from 'lucide-react'

/** The children’s calendar. */
export const calendarFeature = defineFeature({
  id: 'calendar',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'calendar',
      label: 'Calendar',
      icon: CalendarDays,
      path: '/calendar',
      order: 20,
      mobile: true,
    },
  ],
})
