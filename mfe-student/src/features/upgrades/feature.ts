import { defineFeature, holds } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Sparkles } from 'lucide-react'

/** Upgrades, for those who may see the question bank. */
export const upgradesFeature = defineFeature({
  id: 'upgrades',
  screens: [
    {
      id: 'upgrades.catalogue',
      path: '/upgrades',
      title: 'Upgrades',
      needs: holds('questionBank'),
      firstReads: () => [queryOf('GET /upgrade/userUpgrade/GetAllUpgrades')],
      load: () => import('./upgrades.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'upgrades',
      label: 'Upgrades',
      about: 'What can be added to your programme.',
      icon: Sparkles,
      path: '/upgrades',
      order: 90,
      visible: holds('questionBank'),
    },
  ],
})
