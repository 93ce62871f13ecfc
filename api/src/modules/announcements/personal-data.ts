import { mine, type PersonalData } from '../../database/personal-data.ts'

export const announcementsData = {
  announcement_dismissals: [mine('announcementsPutAway', 'user_id', 'remove')],
  announcements: 'what the company says is no person’s',
  announcement_roles: 'what the company says is no person’s',
} satisfies PersonalData
