import { defineFeature } from '@portal/shared/contract'
import { NotebookPen } from 'lucide-react'

/** Lesson plans editor. */
export const manageLessonPlansAndGuidesFeature = defineFeature({
  id: 'manage-lesson-plans-and-guides',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'manage-lesson-plans-and-guides',
      label: 'Lesson plans and guides',
      icon: NotebookPen,
      path: '/manage-lesson-plans-and-guides',
      order: 170,
      parent: 'operations',
    },
  ],
})
