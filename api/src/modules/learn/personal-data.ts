import { mine, type PersonalData } from '../../database/personal-data.ts'

export const learnData = {
  learn_completions: [mine('pagesLearnt', 'student_id', 'remove')],
  learn_pages: 'content is the same for everybody',
} satisfies PersonalData
