import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Sparkles } from 'lucide-react'

/** Catalogue of upgrades, and what students ask for. */
export const upgradesFeature = defineFeature({
  id: 'upgrades',
  screens: [
    {
      id: 'upgrades',
      path: '/upgrades',
      title: 'Upgrades',
      firstReads: () => [queryOf('GET /upgrade/userUpgrade/GetAllUpgrades')],
      load: () => import('./upgrades.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'upgrades',
      label: 'Upgrades',
      about: 'What students can add to their programmes, and what they ask for.',
      icon: Sparkles,
      path: '/upgrades',
      order: 80,
      parent: 'operations',
    },
  ],
})
