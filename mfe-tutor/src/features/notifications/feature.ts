import { defineFeature } from '@portal/shared/contract'

/** Notices of questions that the tutor's students flagged, in the bell. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  screens: [],
  bell: { load: () => import('./feed.ts') },
})
