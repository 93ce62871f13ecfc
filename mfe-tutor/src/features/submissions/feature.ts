import { defineFeature, holds } from '@portal/shared/contract'
import { FilePen } from 'lucide-react'

/** Submissions to mark: essay and personal-statement tutors, and all senior tutors. */
export const submissionsFeature = defineFeature({
  id: 'submissions',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'submissions',
      label: 'Submissions',
      icon: FilePen,
      path: '/submissions',
      order: 50,
      mobile: true,
      visible: holds('essayPsTutor'),
    },
  ],
})
