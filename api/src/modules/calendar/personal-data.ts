import { mine, type PersonalData } from '../../database/personal-data.ts'

export const calendarData = {
  calendar_events: [mine('calendar', 'student_id', 'remove')],
  calendar_feeds: [mine('calendarFeed', 'user_id', 'remove', { without: ['key_hash'] })],
} satisfies PersonalData
