import { mine, type PersonalData, workStays } from '../../database/personal-data.ts'

export const dashboardsData = {
  audit_snoozes: [
    mine('snoozes', 'student_id', 'remove', {
      notGiven: 'kept by the office for itself: why a light was not followed up',
    }),
    mine('snoozesMade', 'made_by', workStays, { without: ['student_id', 'reason'] }),
    mine('snoozesEnded', 'ended_by', workStays, { without: ['student_id', 'reason'] }),
  ],
  student_lights: [
    mine('lights', 'student_id', 'remove', {
      notGiven: 'made of what is given',
    }),
  ],
  light_tallies: 'counts over all students',
} satisfies PersonalData
