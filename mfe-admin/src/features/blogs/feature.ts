import { defineFeature } from '@portal/shared/contract'
import { Newspaper } from 'lucide-react'

/** Blog editor. */
export const blogsFeature = defineFeature({
  id: 'blogs',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'blogs',
      label: 'Blogs',
      icon: Newspaper,
      path: '/blogs',
      order: 90,
      parent: 'operations',
    },
  ],
})
