import { defineFeature } from '@portal/shared/contract'

/** The way into a child's own portal, on every page. */
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
