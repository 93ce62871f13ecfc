import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { ListChecks } from 'lucide-react'

/** The curriculum: month by month, normal or extended. */
export const curriculumFeature = defineFeature({
  id: 'curriculum',
  screens: [
    {
      id: 'curriculum.months',
      path: '/curriculum',
      title: 'Curriculum',
      firstReads: () => [
        queryOf('GET /Curriculum/Curriculum/GetCurriculumInfo'),
        queryOf('GET /Curriculum/Curriculum/GetStudentCurriculumV2', { query: {} }),
      ],
      load: () => import('./curriculum.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'curriculum',
      label: 'Curriculum',
      about: 'What to do each month, to tick off as you go.',
      icon: ListChecks,
      path: '/curriculum',
      order: 10,
      mobile: true,
    },
  ],
  topBar: [
    {
      id: 'curriculum.button',
      paths: ['/'],
      order: 10,
      load: () => import('./curriculum-button.tsx'),
    },
  ],
})
