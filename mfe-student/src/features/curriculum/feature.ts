import { defineFeature } from '@portal/shared/contract'
import { ListChecks } from 'lucide-react'

/** The curriculum: month by month, normal or extended. */
export const curriculumFeature = defineFeature({
  id: 'curriculum',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'curriculum',
      label: 'Curriculum',
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
