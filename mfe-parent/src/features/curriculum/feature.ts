import { defineFeature } from '@portal/shared/contract'
import { ListChecks } from 'lucide-react'

/** The children’s curriculum, to read. */
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
      order: 30,
      mobile: true,
    },
  ],
})
