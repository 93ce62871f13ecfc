import { defineFeature } from '@portal/shared/contract'
import { ListChecks } from 'lucide-react'

/** Curriculum editor. */
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
      order: 50,
      parent: 'operations',
    },
  ],
})
