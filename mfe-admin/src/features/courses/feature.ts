import { defineFeature } from '@portal/shared/contract'
import { NotebookText } from 'lucide-react'

/** Course editor. */
export const coursesFeature = defineFeature({
  id: 'courses',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'courses',
      label: 'Courses',
      icon: NotebookText,
      path: '/courses',
      order: 70,
      parent: 'operations',
    },
  ],
})
