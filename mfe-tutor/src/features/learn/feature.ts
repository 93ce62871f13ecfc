import { defineFeature } from '@portal/shared/contract'
import { prefetchLearning, prefetchPage, prefetchSubject } from '@portal/shared/learn/prefetch'

/** Learn as tutors read it; they always may, whatever their students have bought. */
export const learnFeature = defineFeature({
  id: 'learn',
  // Paths as plain texts: the build reads them, so that a page asks early for its screen's script.
  screens: [
    {
      id: 'learn.home',
      path: '/resources/tutor/question-bank/learn',
      title: 'Learn',
      firstReads: ['/training/api/Learning/GetAllLearning'],
      load: () => import('./home.screen.tsx'),
      preload: prefetchLearning,
    },
    {
      id: 'learn.subject',
      path: '/resources/tutor/question-bank/learn/:subject',
      title: 'Learn',
      load: () => import('./subject.screen.tsx'),
      preload: ({ subject }) => prefetchSubject(subject),
    },
    {
      id: 'learn.page',
      path: '/resources/tutor/question-bank/learn/:subject/:id',
      title: 'Learn',
      load: () => import('./page.screen.tsx'),
      preload: ({ id }) => prefetchPage(id),
    },
  ],
})
