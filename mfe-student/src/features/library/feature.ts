import { defineFeature, lacks } from '@portal/shared/contract'
import { Library } from 'lucide-react'

/** Library: books, printed and digital. */
export const libraryFeature = defineFeature({
  id: 'library',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'library',
      label: 'Library',
      icon: Library,
      path: '/resources/library',
      order: 40,
      parent: 'resources',
      locked: lacks('submission'),
    },
  ],
})
