import { mine, type PersonalData, workStays } from '../../database/personal-data.ts'
import { ofChangedQuestions } from '../questions/index.ts'

export const duplicatesData = {
  question_bands: ofChangedQuestions('questionBands'),
  question_pairs: [
    mine('questionsSaidToDiffer', 'dismissed_by', workStays, {
      notGiven: 'content is the same for everybody',
    }),
  ],
} satisfies PersonalData
