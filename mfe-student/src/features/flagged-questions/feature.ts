import { defineFeature, holds } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Flag } from 'lucide-react'

/** Flagged questions: what the student asked about a question, and the answers. */
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
    {
      id: 'flagged-questions.view',
      path: '/flagged-question-view/:id',
      title: 'Flagged question',
      needs: holds('questionBank'),
      firstReads: ({ params: { id = '' } }) => [
        queryOf('GET /Question/QuestionFlag/GetFlag', { query: { flagId: id } }),
      ],
      load: () => import('./view.screen.tsx'),
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
