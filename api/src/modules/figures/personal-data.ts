import type { PersonalData } from '../../database/personal-data.ts'
import { ofChangedQuestions } from '../questions/index.ts'

export const figuresData = {
  question_figures: ofChangedQuestions('questionFigures'),
} satisfies PersonalData
