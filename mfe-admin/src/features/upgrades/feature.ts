import { defineFeature } from '@portal/shared/contract'
import { Sparkles } from 'lucide-react'

/** Catalogue of upgrades. */
export const upgradesFeature = defineFeature({
  id: 'upgrades',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'upgrades',
      label: 'Upgrades',
      icon: Sparkles,
      path: '/upgrades',
      order: 80,
      parent: 'operations',
    },
  ],
})
