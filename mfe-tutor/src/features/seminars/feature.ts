import { defineFeature, holds } from '@portal/shared/contract'
import { Presentation } from 'lucide-react'

/** Seminars: seminar tutors, and all senior tutors. */
export const seminarsFeature = defineFeature({
  id: 'seminars',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'seminars',
      label: 'Seminars',
      icon: Presentation,
      path: '/seminars',
      order: 60,
      mobile: true,
      visible: holds('seminarTutor'),
    },
  ],
})
