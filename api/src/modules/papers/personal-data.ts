import type { PersonalData } from '../../database/personal-data.ts'

export const papersData = {
  papers: 'content is the same for everybody',
  exam_sections: 'content is the same for everybody',
} satisfies PersonalData
