import { defineFeature } from '@portal/shared/contract'

/** More of a programme, sold to a student who has one; reached from requests and by its address. */
export const upsellFeature = defineFeature({
  id: 'upsell',
  screens: [
    {
      id: 'upsell',
      path: '/sales/upsell',
      title: 'Upsell',
      load: () => import('./upsell.screen.tsx'),
    },
  ],
})
