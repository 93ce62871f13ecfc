import type { PersonalData } from '../../database/personal-data.ts'

export const contentSubjectsData = {
  content_subjects: 'content is the same for everybody',
} satisfies PersonalData
