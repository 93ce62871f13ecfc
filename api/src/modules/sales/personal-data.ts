import { mine, type PersonalData } from '../../database/personal-data.ts'

export const salesData = {
  bookings: [mine('bookings', 'student_id', { keep: 'the law wants sales to be kept' })],
} satisfies PersonalData
