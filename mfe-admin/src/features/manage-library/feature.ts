import { defineFeature } from '@portal/shared/contract'
import { Library } from 'lucide-react'

/** The library’s books. */
export const manageLibraryFeature = defineFeature({
  id: 'manage-library',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'manage-library',
      label: 'Library',
      icon: Library,
      path: '/manage-library',
      order: 160,
      parent: 'operations',
    },
  ],
})
