import { defineFeature, holds } from '@portal/shared/contract'
import { Flag } from 'lucide-react'

/** The list of what the student asked about questions. */
export const flaggedQuestionsFeature = defineFeature({
  id: 'flagged-questions',
  screens: [
    {
      id: 'flagged-questions.list',
      path: '/resources/student-flagged-questions',
      title: 'Flagged questions',
      needs: holds('questionBank'),
      load: () => import('./list.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'flagged-questions',
      label: 'Flagged questions',
      about: 'What you asked about questions, and what your tutors answered.',
      icon: Flag,
      path: '/resources/student-flagged-questions',
      order: 20,
      parent: 'resources',
      visible: holds('questionBank'),
    },
  ],
})
