import { defineFeature } from '@portal/shared/contract'

/** The school manager's notifications, in the bell. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  screens: [],
  bell: { load: () => import('./feed.ts') },
})
