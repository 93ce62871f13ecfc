import { defineFeature, type FirstRead, type PageShown } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { BookOpenCheck } from 'lucide-react'

/** The question bank, and question admin. */
export const questionBankFeature = defineFeature({
  id: 'question-bank',
  screens: [
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
