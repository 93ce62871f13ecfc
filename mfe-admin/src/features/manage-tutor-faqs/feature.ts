import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { CircleQuestionMark } from 'lucide-react'

/** Frequent questions of tutors, students and schools, and what people write to us. */
export const manageTutorFaqsFeature = defineFeature({
  id: 'manage-tutor-faqs',
  screens: [
    {
      id: 'manage-tutor-faqs',
      path: '/manage-tutor-faqs',
      title: 'FAQs and messages',
      firstReads: () => [queryOf('GET /Help/admin/Faq/GetFaqs', { query: { audience: 'tutor' } })],
      load: () => import('./manage-tutor-faqs.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'manage-tutor-faqs',
      label: 'Tutor FAQs',
      about: 'Answers to frequent questions, and the messages that people write to us.',
      icon: CircleQuestionMark,
      path: '/manage-tutor-faqs',
      order: 180,
      parent: 'operations',
    },
  ],
})
