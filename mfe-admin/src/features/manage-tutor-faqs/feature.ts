import { defineFeature } from '@portal/shared/contract'
import { CircleQuestionMark } from 'lucide-react'

/** Frequent questions of tutors, editor. */
export const manageTutorFaqsFeature = defineFeature({
  id: 'manage-tutor-faqs',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'manage-tutor-faqs',
      label: 'Tutor FAQs',
      icon: CircleQuestionMark,
      path: '/manage-tutor-faqs',
      order: 180,
      parent: 'operations',
    },
  ],
})
