import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { ListChecks } from 'lucide-react'

/** The children’s curriculum, to read. */
export const curriculumFeature = defineFeature({
  id: 'curriculum',
  screens: [
    {
      id: 'curriculum.months',
      path: '/curriculum',
      title: 'Curriculum',
      firstReads: () => [queryOf('GET /Dashboard/Parent/Dashboard/GetChildren')],
      load: () => import('./curriculum.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'curriculum',
      label: 'Curriculum',
      about: 'What your children do each month, and what of it is done.',
      icon: ListChecks,
      path: '/curriculum',
      order: 30,
      mobile: true,
    },
  ],
})
