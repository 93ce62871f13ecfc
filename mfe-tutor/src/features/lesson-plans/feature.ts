import { defineFeature } from '@portal/shared/contract'
import { NotebookPen } from 'lucide-react'

/** Lesson plans and guides. */
export const lessonPlansFeature = defineFeature({
  id: 'lesson-plans',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'lesson-plans',
      label: 'Lesson plans and guides',
      icon: NotebookPen,
      path: '/resources/lesson-plans-and-guides',
      order: 60,
      parent: 'resources',
    },
  ],
})
