import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { NotebookPen } from 'lucide-react'

/** Lesson plans, guides and past papers, as they are kept for tutors. */
export const documentsFeature = defineFeature({
  id: 'documents',
  screens: [
    {
      id: 'documents.list',
      path: '/manage-lesson-plans-and-guides',
      title: 'Lesson plans and guides',
      firstReads: () => [
        queryOf('GET /Miscellaneous/admin/tutordownloadable', {
          query: {
            ...{ pageNo: 1, pageSize: 20, sort: 'title', direction: 'asc' },
            kind: 'lesson plan',
          },
        }),
      ],
      load: () => import('./documents.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'documents',
      label: 'Lesson plans and guides',
      about: 'What tutors teach with: lesson plans, guides and past papers.',
      icon: NotebookPen,
      path: '/manage-lesson-plans-and-guides',
      order: 170,
      parent: 'operations',
    },
  ],
})
