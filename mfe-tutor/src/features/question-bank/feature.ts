import { defineFeature, hasQuestionBank } from '@portal/shared/contract'
import { BookOpenCheck } from 'lucide-react'

/** The question bank as tutors see it: nothing that they answer is recorded. */
export const questionBankFeature = defineFeature({
  id: 'question-bank',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'question-bank',
      label: 'Question bank',
      icon: BookOpenCheck,
      path: '/resources/tutor/question-bank',
      place: 10,
      parent: 'resources',
      visible: hasQuestionBank,
    },
  ],
})
