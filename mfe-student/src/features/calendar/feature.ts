import { defineFeature } from '@portal/shared/contract'

/** The way to the student's calendar, which is part of the page of the application and account. */
export const calendarFeature = defineFeature({
  id: 'calendar',
  screens: [],
  topBar: [
    {
      id: 'calendar.button',
      paths: ['/'],
      order: 20,
      load: () => import('./calendar-button.tsx'),
    },
  ],
})
