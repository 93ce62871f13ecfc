import { defineFeature } from '@portal/shared/contract'

/** What is left to a student whose programme has ended. */
export const expiredFeature = defineFeature({
  id: 'expired',
  screens: [
    {
      id: 'expired.home',
      path: '/expired',
      title: 'Programme ended',
      afterProgramme: true,
      load: () => import('./expired.screen.tsx'),
    },
  ],
})
