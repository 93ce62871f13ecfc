import { defineFeature, lacks } from '@portal/shared/contract'
import { FilePen } from 'lucide-react'

/** Submissions: essays and personal statements. */
export const submissionsFeature = defineFeature({
  id: 'submissions',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'submissions',
      label: 'Submissions',
      about: 'Your essays and personal statements, and what was said about them.',
      icon: FilePen,
      path: '/resources/submissions',
      order: 30,
      parent: 'resources',
      locked: lacks('submission'),
    },
  ],
})
