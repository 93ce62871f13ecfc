import { defineFeature } from '@portal/shared/contract'
import { BookMarked } from 'lucide-react'

/** Reading list editor. */
export const readingListFeature = defineFeature({
  id: 'reading-list',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'reading-list',
      label: 'Reading list',
      icon: BookMarked,
      path: '/reading-list',
      order: 100,
      parent: 'operations',
    },
  ],
})
