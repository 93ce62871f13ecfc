import { mine, type PersonalData } from '../../database/personal-data.ts'

export const activityData = {
  student_activity: [mine('activity', 'student_id', 'remove')],
} satisfies PersonalData
