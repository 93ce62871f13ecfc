import { answersStay, mine, type PersonalData } from '../../database/personal-data.ts'

export const reviewsData = {
  misses: [mine('misses', 'student_id', answersStay)],
} satisfies PersonalData
