import { defineFeature } from '@portal/shared/contract'
import { CirclePlay } from 'lucide-react'

/** Academy: the video courses as tutors see them. */
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
      order: 30,
    },
  ],
})
