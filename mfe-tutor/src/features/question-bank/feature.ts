import { defineFeature, holds } from '@portal/shared/contract'
import { BookOpenCheck } from 'lucide-react'
import { openSittingsQuery, paperReads, papersQuery, testsQuery } from './bank.prefetch.ts'

/** The question bank as tutors see it: nothing that they answer is recorded. */
export const questionBankFeature = defineFeature({
  id: 'question-bank',
  screens: [
    {
      id: 'question-bank.home',
      path: '/resources/tutor/question-bank',
      title: 'Question bank',
      firstReads: () => [openSittingsQuery()],
      load: () => import('./home.screen.tsx'),
    },
    {
      id: 'question-bank.revise',
      path: '/resources/tutor/question-bank/revise',
      title: 'Revise',
      firstReads: () => [testsQuery()],
      load: () => import('./revise.screen.tsx'),
    },
    {
      id: 'question-bank.subject',
      path: '/resources/tutor/question-bank/revise/:subject',
      title: 'Topics of a subject',
      firstReads: () => [testsQuery()],
      load: () => import('./subject.screen.tsx'),
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
      firstReads: () => [papersQuery()],
      load: () => import('./papers.screen.tsx'),
    },
    {
      id: 'question-bank.paper-preview',
      path: '/resources/tutor/question-bank/simulate/:start',
      title: 'Preview of a paper',
      layout: 'bare',
      firstReads: ({ params }) => paperReads(params.start),
      load: () => import('./paper-preview.screen.tsx'),
    },
    {
      id: 'question-bank.whole-paper',
      path: '/resources/tutor/question-bank/simulate/solutions/:id',
      title: 'Whole paper',
      firstReads: ({ params }) => paperReads(params.id),
      load: () => import('./whole-paper.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'question-bank',
      label: 'Question bank',
      about: 'Questions, papers and pages as students see them; nothing you answer is recorded.',
      icon: BookOpenCheck,
      path: '/resources/tutor/question-bank',
      order: 10,
      parent: 'resources',
      mobile: true,
      visible: holds('questionBank'),
    },
  ],
})
