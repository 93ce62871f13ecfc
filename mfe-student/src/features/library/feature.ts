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
      about: 'Books to borrow, and books to read here.',
      icon: Library,
      path: '/resources/library',
      order: 40,
      parent: 'resources',
      locked: lacks('submission'),
    },
  ],
})
