import { defineFeature } from '@portal/shared/contract'
import { learningReads, pageReads, subjectReads } from '@portal/shared/learn/prefetch'

/** Learn as tutors read it; they always may, whatever their students have bought. */
export const learnFeature = defineFeature({
  id: 'learn',
  screens: [
    {
      id: 'learn.home',
      path: '/resources/tutor/question-bank/learn',
      title: 'Learn',
      firstReads: learningReads,
      load: () => import('./home.screen.tsx'),
    },
    {
      id: 'learn.subject',
      path: '/resources/tutor/question-bank/learn/:subject',
      title: 'Learn',
      firstReads: subjectReads,
      load: () => import('./subject.screen.tsx'),
    },
    {
      id: 'learn.page',
      path: '/resources/tutor/question-bank/learn/:subject/:id',
      title: 'Learn',
      firstReads: pageReads,
      load: () => import('./page.screen.tsx'),
    },
  ],
})
