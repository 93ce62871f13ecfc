import { mine, type PersonalData } from '../../database/personal-data.ts'

export const calendarData = {
  calendar_events: [mine('calendar', 'student_id', 'remove')],
} satisfies PersonalData
