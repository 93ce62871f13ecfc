import { defineFeature, holds } from '@portal/shared/contract'
import { learningReads, pageReads, subjectReads } from '@portal/shared/learn/prefetch'

/** Learn: teaching pages by subject and topic, with the student's progress in them. */
export const learnFeature = defineFeature({
  id: 'learn',
  screens: [
    {
      id: 'learn.home',
      path: '/resources/question-bank/learn',
      title: 'Learn',
      needs: holds('questionBank'),
      firstReads: learningReads,
      load: () => import('./home.screen.tsx'),
    },
    {
      id: 'learn.subject',
      path: '/resources/question-bank/learn/:subject',
      title: 'Learn',
      needs: holds('questionBank'),
      firstReads: subjectReads,
      load: () => import('./subject.screen.tsx'),
    },
    {
      id: 'learn.page',
      path: '/resources/question-bank/learn/:subject/:id',
      title: 'Learn',
      needs: holds('questionBank'),
      firstReads: pageReads,
      load: () => import('./page.screen.tsx'),
    },
  ],
})
