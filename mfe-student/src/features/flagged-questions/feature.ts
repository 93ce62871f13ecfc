import { defineFeature, hasQuestionBank } from '@portal/shared/contract'
import { Flag } from 'lucide-react'

/** Flagged questions: what the student asked about a question, and the answers. */
export const flaggedQuestionsFeature = defineFeature({
  id: 'flagged-questions',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'flagged-questions',
      label: 'Flagged questions',
      icon: Flag,
      path: '/resources/student-flagged-questions',
      place: 20,
      parent: 'resources',
      visible: hasQuestionBank,
    },
  ],
})
