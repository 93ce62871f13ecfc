import { defineFeature } from '@portal/shared/contract'
import { CirclePlay } from 'lucide-react'

/** Academy editor: courses, videos, quizzes. */
export const academyFeature = defineFeature({
  id: 'academy',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'academy',
      label: 'Academy',
      icon: CirclePlay,
      path: '/academy',
      order: 40,
      parent: 'operations',
    },
  ],
})
