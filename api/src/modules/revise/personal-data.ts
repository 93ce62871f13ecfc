import { mine, type PersonalData } from '../../database/personal-data.ts'

export const reviseData = {
  revise_presets: [mine('presets', 'student_id', 'remove')],
} satisfies PersonalData
