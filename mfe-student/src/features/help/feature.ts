import { defineFeature } from '@portal/shared/contract'

/** The help page, which the top bar leads to. */
export const helpFeature = defineFeature({
  id: 'help',
  isHidden: true,
  screens: [],
  topBar: [
    {
      id: 'help.link',
      paths: ['/*'],
      order: 90,
      load: () => import('./help-link.tsx'),
    },
  ],
})
