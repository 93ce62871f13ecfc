import { defineFeature } from '@portal/shared/contract'

/** The parent's notifications, in the bell. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  screens: [],
  bell: { load: () => import('./feed.ts') },
})
