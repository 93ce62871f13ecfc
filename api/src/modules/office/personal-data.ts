import { mine, type PersonalData, workStays } from '../../database/personal-data.ts'

export const officeData = {
  late_report_reminders: [
    mine('lateReportReminders', 'tutor_id', 'remove', { without: ['reminded_by'] }),
    mine('lateReportRemindersSent', 'reminded_by', workStays, { without: ['tutor_id'] }),
  ],
} satisfies PersonalData
