import { defineFeature, holds } from '@portal/shared/contract'
import { BookOpenCheck } from 'lucide-react'
import { prefetchHome, prefetchPaper, prefetchPapers, prefetchTests } from './bank.prefetch.ts'

/** The question bank as tutors see it: nothing that they answer is recorded. */
export const questionBankFeature = defineFeature({
  id: 'question-bank',
  // Paths as plain texts: the build reads them, so that a page asks early for its screen's script.
  screens: [
    {
      id: 'question-bank.home',
      path: '/resources/tutor/question-bank',
      title: 'Question bank',
      load: () => import('./home.screen.tsx'),
      preload: prefetchHome,
    },
    {
      id: 'question-bank.revise',
      path: '/resources/tutor/question-bank/revise',
      title: 'Revise',
      load: () => import('./revise.screen.tsx'),
      preload: prefetchTests,
    },
    {
      id: 'question-bank.subject',
      path: '/resources/tutor/question-bank/revise/:subject',
      title: 'Topics of a subject',
      load: () => import('./subject.screen.tsx'),
      preload: prefetchTests,
    },
    {
      id: 'question-bank.preview',
      path: '/resources/tutor/question-bank/revise/:subject/:start',
      title: 'Preview of a set',
      layout: 'bare',
      load: () => import('./preview.screen.tsx'),
    },
    {
      id: 'question-bank.papers',
      path: '/resources/tutor/question-bank/simulate',
      title: 'Simulate',
      load: () => import('./papers.screen.tsx'),
      preload: prefetchPapers,
    },
    {
      id: 'question-bank.paper-preview',
      path: '/resources/tutor/question-bank/simulate/:start',
      title: 'Preview of a paper',
      layout: 'bare',
      load: () => import('./paper-preview.screen.tsx'),
      preload: ({ start }) => prefetchPaper(start),
    },
    {
      id: 'question-bank.whole-paper',
      path: '/resources/tutor/question-bank/simulate/solutions/:id',
      title: 'Whole paper',
      load: () => import('./whole-paper.screen.tsx'),
      preload: ({ id }) => prefetchPaper(id),
    },
  ],
  menu: [
    {
      id: 'question-bank',
      label: 'Question bank',
      icon: BookOpenCheck,
      path: '/resources/tutor/question-bank',
      order: 10,
      parent: 'resources',
      mobile: true,
      visible: holds('questionBank'),
    },
  ],
})
