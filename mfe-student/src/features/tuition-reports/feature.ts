import { defineFeature } from '@portal/shared/contract'
import { FileText } from 'lucide-react'

/** Tuition reports: what tutors wrote after each hour. */
export const tuitionReportsFeature = defineFeature({
  id: 'tuition-reports',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'tuition-reports',
      label: 'Tuition reports',
      icon: FileText,
      path: '/tuition/tuition-reports',
      order: 10,
      parent: 'tuition',
    },
  ],
})
