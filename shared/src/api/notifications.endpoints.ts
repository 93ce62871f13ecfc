import * as z from 'zod'
import { emailChoices, notificationKinds } from '../contract/notifications.ts'
import { moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { quietHours } from './settings.forms.ts'

const item = {
  id: uid,
  description: z.string(),
  isRead: z.boolean(),
  /** Words of a link out of the portal, and its address. */
  link: z.string().nullable(),
  notificationLink: z.string().nullable(),
  /** A path of the portal that the item opens in the same window. */
  navigatableLink: z.string().nullable(),
  isNotificationAdjustment: z.boolean(),
  createdAt: moment,
}

/** One entry of a feed; at most the newest 100 are sent. */
const notifications = z.array(z.object({ ...item, title: z.string() }))

/** A student's alerts; `title` is the colour's code: 0 purple, 1 red, 2 amber, 3 green, 4 blue. */
const alerts = z.array(z.object({ ...item, title: z.int().min(0).max(4), heading: z.string() }))

const notification = z.object({ NotificationId: uid })

const alert = z.object({ alertId: uid })

const student = { who: ['Student'], record: 'none' } as const

const parent = { who: ['Parent'], record: 'none' } as const

const school = { who: ['School Manager'], record: 'none' } as const

const tutors = { who: ['Tutor', 'Senior Tutor'], record: 'none' } as const

/** One entry of the caller's own feed. */
const ownNotification = {
  record: { rule: 'own', kind: 'notification', at: 'query.NotificationId' },
} as const

const ownAlert = { record: { rule: 'own', kind: 'notification', at: 'query.alertId' } } as const

const kind = z.enum(notificationKinds.map(({ name }) => name))

const preference = z.object({ kind, inPortal: z.boolean(), email: z.enum(emailChoices) })

/** What the link in a mail's foot names: whose mail, and of which kind; signed, good for ever. */
const unsubscribing = z.object({ token: z.string().max(200).default('') })

/** The bell: each role its own feed, and how people hear of what. */
export const notificationEndpoints = defineEndpoints({
  'GET /Notification/Alert/GetAllStudentAlert': {
    summary: 'The student’s alerts, newest first.',
    access: student,
    answer: alerts,
  },
  'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired': {
    summary: 'The parent’s notifications that have not expired, newest first.',
    access: parent,
    answer: notifications,
  },
  'GET /Notification/School/Notification/GetAllNotificationLogUnExpired': {
    summary: 'The school manager’s notifications that have not expired, newest first.',
    access: school,
    answer: notifications,
  },
  'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor': {
    summary: 'Notices of questions that the tutor’s students flagged, newest first.',
    access: tutors,
    answer: notifications,
  },
  'POST /Notification/Parent/Notification/ReadNotificationLog': {
    summary: 'Mark one as read.',
    access: { ...parent, ...ownNotification },
    query: notification,
  },
  'POST /Notification/School/Notification/ReadNotificationLog': {
    summary: 'Mark one as read.',
    access: { ...school, ...ownNotification },
    query: notification,
  },
  'POST /Notification/Student/Notification/ReadNotificationLog': {
    summary: 'Mark one as read.',
    access: { ...student, ...ownNotification },
    query: notification,
  },
  'POST /Notification/Student/Notification/MarkAlertAsRead': {
    summary: 'Mark an alert as read.',
    access: { ...student, ...ownAlert },
    query: alert,
  },
  'POST /Notification/Parent/Notification/MarkAlertAsRead': {
    summary: 'Mark an alert as read.',
    access: { ...parent, ...ownAlert },
    query: alert,
  },
  'POST /Notification/School/Notification/MarkAlertAsRead': {
    summary: 'Mark an alert as read.',
    access: { ...school, ...ownAlert },
    query: alert,
  },
  'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': {
    summary: 'Mark a notice of a flagged question as read.',
    access: { ...tutors, ...ownNotification },
    query: notification,
  },
  'POST /Notification/Notification/MarkAllAsRead': {
    summary: 'Mark everything in the caller’s feed as read.',
    access: {
      who: ['Student', 'Parent', 'School Manager', 'Tutor', 'Senior Tutor'],
      record: 'none',
    },
  },
  'GET /Notification/Live/GetEvents': {
    summary: 'A stream that says when something of the caller’s has changed; `bell` for the feed.',
    access: { who: 'signed in' },
    stream: true,
  },
  'GET /User/Account/GetPreferences': {
    summary: 'How the caller hears of each kind of notification that its role can get.',
    access: { who: 'signed in' },
    afterProgramme: true,
    answer: z.object({ preferences: z.array(preference) }),
  },
  'POST /User/Account/SetPreference': {
    summary: 'Choose how to hear of one kind.',
    access: { who: 'signed in' },
    afterProgramme: true,
    body: z.strictObject(preference.shape),
  },
  'GET /User/Account/GetQuietHours': {
    summary:
      'The hours in which the caller’s mails wait, by the caller’s own clock: the caller’s choice, or until there is one the office’s.',
    access: { who: 'signed in' },
    afterProgramme: true,
    answer: z.object(quietHours.shape),
  },
  'POST /User/Account/SetQuietHours': {
    summary:
      'Choose the hours in which own mails wait, or that they never do; over midnight where `from` is later. Links for passwords never wait.',
    access: { who: 'signed in' },
    afterProgramme: true,
    body: quietHours,
  },
  'GET /Notification/Mail/GetUnsubscribe': {
    summary:
      'The page behind the link in a mail’s foot: which kind of mail it is, with a button that posts. Changes nothing, since scanners of mails open what they find.',
    access: { who: 'public' },
    query: unsubscribing,
    page: true,
  },
  'POST /Notification/Mail/Unsubscribe': {
    summary:
      'No more mails of a kind, asked for by that page or by a mail program (RFC 8058); good for any link that was ever ours, and as often as it is asked.',
    access: { who: 'public' },
    query: unsubscribing,
    takes: { type: 'application/x-www-form-urlencoded', maxBytes: 4_096 },
    body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }).optional(),
    page: true,
  },
})
