import { defineFeature } from '@portal/shared/contract'
import { BookOpenCheck } from 'lucide-react'

/** The question bank, and question admin. */
export const questionBankFeature = defineFeature({
  id: 'question-bank',
  isHidden: true,
  screens: [],
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
