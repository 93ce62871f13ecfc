import { defineFeature } from '@portal/shared/contract'
import { FolderOpen } from 'lucide-react'

/** Resources: the section of the menu, and the page with a tile for each entry in it. */
export const resourcesFeature = defineFeature({
  id: 'resources',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'resources',
      label: 'Resources',
      icon: FolderOpen,
      path: '/resources',
      order: 20,
    },
  ],
})
