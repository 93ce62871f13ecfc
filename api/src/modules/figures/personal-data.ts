import type { PersonalData } from '../../database/personal-data.ts'
import { ofChangedQuestions } from '../questions/index.ts'

export const figuresData = {
  question_figures: ofChangedQuestions('questionFigures'),
  question_tallies: 'counts over all questions',
  question_changes: 'which questions to count anew',
} satisfies PersonalData
