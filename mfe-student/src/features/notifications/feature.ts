import { defineFeature } from '@portal/shared/contract'

/** The student's alerts, in the bell. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  screens: [],
  bell: { load: () => import('./feed.ts') },
})
