import { defineFeature, holds } from '@portal/shared/contract'
import { prefetchLearning, prefetchPage, prefetchSubject } from '@portal/shared/learn/prefetch'

/** Learn: teaching pages by subject and topic, with the student's progress in them. */
export const learnFeature = defineFeature({
  id: 'learn',
  // Paths as plain texts: the build reads them, so that a page asks early for its screen's script.
  screens: [
    {
      id: 'learn.home',
      path: '/resources/question-bank/learn',
      title: 'Learn',
      needs: holds('questionBank'),
      firstReads: ['/training/api/Learning/GetAllLearning'],
      load: () => import('./home.screen.tsx'),
      preload: prefetchLearning,
    },
    {
      id: 'learn.subject',
      path: '/resources/question-bank/learn/:subject',
      title: 'Learn',
      needs: holds('questionBank'),
      load: () => import('./subject.screen.tsx'),
      preload: ({ subject }) => prefetchSubject(subject),
    },
    {
      id: 'learn.page',
      path: '/resources/question-bank/learn/:subject/:id',
      title: 'Learn',
      needs: holds('questionBank'),
      load: () => import('./page.screen.tsx'),
      preload: ({ id }) => prefetchPage(id),
    },
  ],
})
