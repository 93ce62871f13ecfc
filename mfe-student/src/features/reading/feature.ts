import { defineFeature, lacks } from '@portal/shared/contract'
import { BookMarked } from 'lucide-react'

/** Reading list: what to read for each subject. */
export const readingFeature = defineFeature({
  id: 'reading',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'reading',
      label: 'Reading',
      about: 'What to read for each of your subjects.',
      icon: BookMarked,
      path: '/resources/reading',
      order: 50,
      parent: 'resources',
      locked: lacks('submission'),
    },
  ],
})
