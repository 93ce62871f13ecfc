import { defineFeature, holds } from '@portal/shared/contract'
import { Sparkles } from 'lucide-react'

/** Upgrades, for those who may see the question bank. */
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
      order: 90,
      visible: holds('questionBank'),
    },
  ],
})
