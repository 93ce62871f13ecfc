import { defineFeature, lacks } from '@portal/shared/contract'
import { CirclePlay } from 'lucide-react'

/** Academy: video courses. */
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
      order: 60,
      locked: lacks('academy'),
    },
  ],
})
