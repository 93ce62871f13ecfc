import { defineFeature, lacks } from '@portal/shared/contract'
import { NotebookText } from 'lucide-react'

/** Courses, not for head-start students. */
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
      order: 50,
      visible: ({ claims }) => !claims.isHeadStart,
      locked: lacks('courses'),
    },
  ],
})
