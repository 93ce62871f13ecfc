import { defineFeature, lacks } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { BookMarked } from 'lucide-react'

const about = 'What to read for each of your subjects.'
const locked = lacks('reading')

/** Reading list: what to read for each subject. */
export const readingFeature = defineFeature({
  id: 'reading',
  screens: [
    {
      id: 'reading.list',
      path: '/resources/reading',
      title: 'Reading list',
      locked,
      lockedText: about,
      firstReads: () => [queryOf('GET /readinglist/reading-list', { query: {} })],
      load: () => import('./reading.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'reading',
      label: 'Reading',
      about,
      icon: BookMarked,
      path: '/resources/reading',
      order: 50,
      parent: 'resources',
      locked,
    },
  ],
})
