import { eq } from 'drizzle-orm'
import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { shown } from '../../access/reasons.fixtures.ts'
import { notificationRecipients } from '../../database/schema/index.ts'
import { askedByNobody } from '../../testing/index.ts'
import { notify } from './notify.ts'

export const notificationAccess = {
  calls: {
    'GET /User/Account/GetPreferences': { who: 'ASTRPM', after: true },
    'POST /User/Account/SetPreference': { who: 'ASTRPM', after: true },
    'GET /User/Account/GetQuietHours': { who: 'ASTRPM', after: true },
    'POST /User/Account/SetQuietHours': { who: 'ASTRPM', after: true },
    'GET /Notification/Mail/GetUnsubscribe': { who: 'everybody' },
    'POST /Notification/Mail/Unsubscribe': { who: 'everybody' },
    'GET /Notification/Alert/GetAllStudentAlert': { who: '-S----' },
    'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired': { who: '----P-' },
    'GET /Notification/School/Notification/GetAllNotificationLogUnExpired': { who: '-----M' },
    'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor': { who: '--TR--' },
    'POST /Notification/Parent/Notification/ReadNotificationLog': {
      who: '----P-',
      record: 'own: notification',
    },
    'POST /Notification/School/Notification/ReadNotificationLog': {
      who: '-----M',
      record: 'own: notification',
    },
    'POST /Notification/Student/Notification/ReadNotificationLog': {
      who: '-S----',
      record: 'own: notification',
    },
    'POST /Notification/Student/Notification/MarkAlertAsRead': {
      who: '-S----',
      record: 'own: notification',
    },
    'POST /Notification/Parent/Notification/MarkAlertAsRead': {
      who: '----P-',
      record: 'own: notification',
    },
    'POST /Notification/School/Notification/MarkAlertAsRead': {
      who: '-----M',
      record: 'own: notification',
    },
    'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': {
      who: '--TR--',
      record: 'own: notification',
    },
    'POST /Notification/Notification/MarkAllAsRead': { who: '-STRPM' },
    'GET /Notification/Live/GetEvents': { who: 'ASTRPM' },
  },
  inputs: {
    'POST /User/Account/SetPreference': () => ({
      body: { kind: 'company', inPortal: true, email: 'none' },
    }),
    'POST /User/Account/SetQuietHours': () => ({
      body: { isOn: true, from: '22:15', to: '06:30' },
    }),
    'POST /Notification/Mail/Unsubscribe': () => ({
      query: { token: 'x' },
      body: { 'List-Unsubscribe': 'One-Click' },
    }),
    'POST /Notification/Parent/Notification/ReadNotificationLog': ({ id: NotificationId }) => ({
      query: { NotificationId },
    }),
    'POST /Notification/School/Notification/ReadNotificationLog': ({ id: NotificationId }) => ({
      query: { NotificationId },
    }),
    'POST /Notification/Student/Notification/ReadNotificationLog': ({ id: NotificationId }) => ({
      query: { NotificationId },
    }),
    'POST /Notification/Student/Notification/MarkAlertAsRead': ({ id: alertId }) => ({
      query: { alertId },
    }),
    'POST /Notification/Parent/Notification/MarkAlertAsRead': ({ id: alertId }) => ({
      query: { alertId },
    }),
    'POST /Notification/School/Notification/MarkAlertAsRead': ({ id: alertId }) => ({
      query: { alertId },
    }),
    'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': ({ id: NotificationId }) => ({
      query: { NotificationId },
    }),
    'POST /Notification/Notification/MarkAllAsRead': () => ({}),
  },
  records: {
    notification: {
      whose: 'anybody',
      of: async ({ simulate: { app } }, userId) => {
        await notify(askedByNobody(app), {
          kind: 'company',
          title: 'News',
          description: 'About news',
          recipients: [userId],
        })
        const [told] = await app.db
          .select({ id: notificationRecipients.notificationId })
          .from(notificationRecipients)
          .where(eq(notificationRecipients.userId, userId))
        return nothingBut(told?.id ?? '')
      },
    },
  },
  unaudited: {
    'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': shown,
    'POST /Notification/Notification/MarkAllAsRead': shown,
    'POST /User/Account/SetPreference': shown,
    'POST /User/Account/SetQuietHours': shown,
  },
  undoable: {
    // Nobody sends admins notifications.
    'POST /User/Account/SetPreference': 'Admin',
  },
} satisfies AreaAccess
