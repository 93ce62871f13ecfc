import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { BookOpenCheck } from 'lucide-react'

/** The question bank, and question admin. */
export const questionBankFeature = defineFeature({
  id: 'question-bank',
  screens: [
    {
      id: 'question-bank.subjects',
      path: '/question-bank/question-admin/create_~_edit-subject',
      title: 'Tests, parts and subjects',
      firstReads: () => [queryOf('GET /subject/admin/Tree')],
      load: () => import('./subjects/subjects.screen.tsx'),
    },
    {
      id: 'question-bank.topics',
      path: '/question-bank/question-admin/create_~_edit-sub-topic',
      title: 'Topics and sub-topics',
      firstReads: () => [queryOf('GET /subject/admin/Tree')],
      load: () => import('./subjects/topics.screen.tsx'),
    },
    {
      id: 'question-bank.papers',
      path: '/question-bank/question-admin/create_~_edit-exam',
      title: 'Papers',
      firstReads: () => [
        queryOf('GET /exam/admin/Paper/GetPapers', { query: {} }),
        queryOf('GET /Subject/AdmissionTest'),
      ],
      load: () => import('./exams/exams.screen.tsx'),
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
