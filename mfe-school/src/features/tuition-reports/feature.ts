import { defineFeature } from '@portal/shared/contract'
import { FileText } from 'lucide-react'

/** Tuition reports of the school’s students. */
export const tuitionReportsFeature = defineFeature({
  id: 'tuition-reports',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'tuition-reports',
      label: 'Tuition reports',
      icon: FileText,
      path: '/tuition-reports',
      order: 20,
      mobile: true,
    },
  ],
})
