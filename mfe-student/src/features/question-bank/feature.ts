import { defineFeature, holds } from '@portal/shared/contract'
import { BookOpenCheck } from 'lucide-react'
import { setQuery } from '../../practice/set.prefetch.ts'
import { bankPath, bankReads, pastSetsReads } from './question-bank.prefetch.ts'

/** The question bank: its home, Revise, the runner, solutions and past sets. */
export const questionBankFeature = defineFeature({
  id: 'question-bank',
  screens: [
    {
      id: 'question-bank.home',
      path: '/resources/question-bank',
      title: 'Question bank',
      needs: holds('questionBank'),
      firstReads: bankReads,
      load: () => import('./home.screen.tsx'),
    },
    {
      id: 'question-bank.revise',
      path: '/resources/question-bank/revise',
      title: 'Revise',
      needs: holds('questionBank'),
      firstReads: bankReads,
      load: () => import('./revise.screen.tsx'),
    },
    {
      id: 'question-bank.solutions',
      path: '/resources/question-bank/revise/solutions',
      title: 'Solutions',
      needs: holds('questionBank'),
      afterProgramme: true,
      load: () => import('./solutions.screen.tsx'),
    },
    {
      id: 'question-bank.past-sets',
      path: '/resources/question-bank/revise/past-solutions',
      title: 'Past sets',
      needs: holds('questionBank'),
      firstReads: pastSetsReads,
      load: () => import('./past-sets.screen.tsx'),
    },
    {
      id: 'question-bank.edit',
      path: '/resources/question-bank/revise/edit-revise/:id',
      title: 'Change a set',
      needs: holds('questionBank'),
      load: () => import('./edit-set.screen.tsx'),
    },
    {
      id: 'question-bank.subject',
      path: '/resources/question-bank/revise/:subject',
      title: 'Sets of a subject',
      needs: holds('questionBank'),
      firstReads: bankReads,
      load: () => import('./subject.screen.tsx'),
    },
    {
      id: 'question-bank.runner',
      path: '/resources/question-bank/revise/:subject/:start',
      title: 'Revise set',
      needs: holds('questionBank'),
      layout: 'bare',
      isDirect: true,
      firstReads: ({ params: { start } }) => (start === undefined ? [] : [setQuery(start)]),
      load: () => import(/* webpackChunkName: "runner" */ './runner.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'question-bank',
      label: 'Question bank',
      about: 'Practise with questions on every topic of your test, with worked solutions.',
      icon: BookOpenCheck,
      path: bankPath,
      order: 10,
      parent: 'resources',
      visible: holds('questionBank'),
      mobile: true,
    },
  ],
})
