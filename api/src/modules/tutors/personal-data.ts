import { mine, type PersonalData, workStays } from '../../database/personal-data.ts'

export const tutorsData = {
  tutor_subjects: [mine('subjects', 'tutor_id', workStays)],
} satisfies PersonalData
