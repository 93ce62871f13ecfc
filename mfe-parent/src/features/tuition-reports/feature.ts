import { defineFeature } from '@portal/shared/contract'
import { FileText } from 'lucide-react'

/** The children’s tuition reports. */
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
      order: 40,
      mobile: true,
    },
  ],
})
