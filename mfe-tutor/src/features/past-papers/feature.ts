import { defineFeature } from '@portal/shared/contract'
import { FileDown } from 'lucide-react'

/** Past papers to download. */
export const pastPapersFeature = defineFeature({
  id: 'past-papers',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'past-papers',
      label: 'Past papers',
      icon: FileDown,
      path: '/resources/download-past-papers',
      order: 70,
      parent: 'resources',
    },
  ],
})
