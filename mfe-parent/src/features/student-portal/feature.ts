import { defineFeature } from '@portal/shared/contract'

/** The way into a child's own portal (specification 2.6, 4), on every page. */
export const studentPortalFeature = defineFeature({
  id: 'student-portal',
  screens: [],
  topBar: [
    {
      id: 'student-portal.button',
      paths: ['/*'],
      order: 10,
      load: () => import('./student-portal-button.tsx'),
    },
  ],
})
