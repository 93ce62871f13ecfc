import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { ListChecks } from 'lucide-react'

/** Curriculum editor: templates by programme, their publishing, and the lists of students. */
export const curriculumFeature = defineFeature({
  id: 'curriculum',
  screens: [
    {
      id: 'curriculum.editor',
      path: '/curriculum',
      title: 'Curriculum',
      firstReads: () => [queryOf('GET /Curriculum/admin/Curriculum/GetTemplates')],
      load: () => import('./curriculum.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'curriculum',
      label: 'Curriculum',
      about: 'Monthly checklists by programme: written, published, and the lists of students.',
      icon: ListChecks,
      path: '/curriculum',
      order: 50,
      parent: 'operations',
    },
  ],
})
