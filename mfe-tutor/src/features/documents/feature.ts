import { defineFeature } from '@portal/shared/contract'
import { FileDown, NotebookPen } from 'lucide-react'
import { firstDocuments } from '../../documents/documents.queries.ts'

/** Lesson plans and guides, and past papers to download. */
export const documentsFeature = defineFeature({
  id: 'documents',
  screens: [
    {
      id: 'documents.guidance',
      path: '/resources/lesson-plans-and-guides',
      title: 'Lesson plans and guides',
      firstReads: () => firstDocuments('guidance'),
      load: () => import('./guidance.screen.tsx'),
    },
    {
      id: 'documents.papers',
      path: '/resources/download-past-papers',
      title: 'Past papers',
      firstReads: () => firstDocuments('papers'),
      load: () => import('./papers.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'lesson-plans',
      label: 'Lesson plans and guides',
      about: 'Plans for single hours and guides to whole topics, to print or to send.',
      icon: NotebookPen,
      path: '/resources/lesson-plans-and-guides',
      order: 60,
      parent: 'resources',
    },
    {
      id: 'past-papers',
      label: 'Past papers',
      about: 'Question papers with their mark schemes, one by one or as a zip.',
      icon: FileDown,
      path: '/resources/download-past-papers',
      order: 70,
      parent: 'resources',
    },
  ],
})
