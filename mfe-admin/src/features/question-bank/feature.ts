import { defineFeature, type FirstRead, type PageShown } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { BookOpenCheck } from 'lucide-react'

/** The first page of all questions, those edited last first. */
const firstQuestions = () => [
  queryOf('GET /question/admin/Question/GetQuestions', {
    query: { pageNo: 1, pageSize: 20, sort: 'changedAt', direction: 'desc' },
  }),
]

/** The question bank, and question admin. */
export const questionBankFeature = defineFeature({
  id: 'question-bank',
  screens: [
    {
      id: 'question-bank.home',
      path: '/question-bank',
      title: 'Question bank',
      firstReads: () => [queryOf('GET /subject/admin/Tree')],
      load: () => import('./home.screen.tsx'),
    },
    {
      id: 'question-bank.admin',
      path: '/question-bank/question-admin',
      title: 'Question admin',
      firstReads: firstQuestions,
      load: () => import('./question-admin.screen.tsx'),
    },
    {
      id: 'question-bank.pick',
      path: '/question-bank/question-admin/edit-question',
      title: 'Edit a question',
      firstReads: firstQuestions,
      load: () => import('./pick-question.screen.tsx'),
    },
    {
      id: 'question-bank.edit',
      path: '/question-bank/question-admin/edit-question/:id',
      title: 'Edit a question',
      // Asked for by the screen alone: once, also where it fails.
      load: () => import('./edit-question.screen.tsx'),
    },
    {
      id: 'question-bank.create',
      path: '/question-bank/question-admin/create-question',
      title: 'Create a question',
      load: () => import('./create-question.screen.tsx'),
    },
    {
      id: 'question-bank.learn',
      path: '/question-bank/learn',
      title: 'Learn',
      firstReads: () => [queryOf('GET /training/admin/Learning')],
      load: () => import('./learn/learn.screen.tsx'),
    },
    {
      id: 'question-bank.learn-page',
      path: '/question-bank/learn/:sub/:id',
      title: 'Learn',
      firstReads: learnPageReads,
      load: () => import('./learn/page.screen.tsx'),
    },
    {
      id: 'question-bank.flagged',
      path: '/question-bank/question-admin/flagged-questions',
      title: 'Flagged questions',
      firstReads: () => [
        queryOf('GET /question/admin/QuestionFlag/GetFlags', {
          query: { pageNo: 1, pageSize: 20 },
        }),
      ],
      load: () => import('./flags/flagged-questions.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'question-bank',
      label: 'Question bank',
      about: 'The questions and pages that students practise with: written, filed and checked.',
      icon: BookOpenCheck,
      path: '/question-bank',
      order: 110,
      parent: 'operations',
    },
  ],
})

/** Of a page of Learn, by its sub-topic. */
function learnPageReads({ params }: PageShown): FirstRead[] {
  const subTopicId = Number(params.id)
  return subTopicId > 0
    ? [queryOf('GET /training/admin/Learning/GetPage', { query: { subTopicId } })]
    : []
}
