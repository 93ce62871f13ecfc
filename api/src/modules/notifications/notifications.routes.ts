import { canCome, kindsOfRole } from '@portal/shared/contract'
import { type CallContext, defineHandlers } from '../../calls.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { type FeedRow, markAllRead, markRead, readFeed } from './feed.repository.ts'
import { readPreferences, savePreference } from './preferences.repository.ts'
import { readQuietHours, saveQuietHours } from './quiet-hours.repository.ts'
import { unsubscribe, unsubscribePage } from './unsubscribe.service.ts'

type Reading = Pick<
  CallContext<'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired'>,
  'caller' | 'db' | 'now'
>

const feed = async ({ caller, db, now }: Reading) =>
  (await readFeed(db, caller.userId, now)).map((row) => ({ ...itemOf(row), title: row.title }))

function itemOf({ id, description, link, notificationLink, navigatableLink, ...row }: FeedRow) {
  return {
    id,
    description,
    link,
    notificationLink,
    navigatableLink,
    isRead: row.readAt !== null,
    isNotificationAdjustment: row.isAdjustment,
    createdAt: row.createdAt.toISOString(),
  }
}

async function mark({ caller, db, now }: Reading, id: string): Promise<undefined> {
  if (!(await markRead(db, caller.userId, id, now))) throw notFound('The notification')
  // The person's other tabs and devices show it as read too.
  await publish(db, 'bell', [caller.userId])
  return undefined
}

const read = (context: Reading & { query: { NotificationId: string } }) =>
  mark(context, context.query.NotificationId)
const readAlert = (context: Reading & { query: { alertId: string } }) =>
  mark(context, context.query.alertId)

/** The bell's feeds, what keeps them fresh, and how people hear of what. */
export const notificationHandlers = defineHandlers({
  'GET /Notification/Alert/GetAllStudentAlert': async ({ caller, db, now }) =>
    (await readFeed(db, caller.userId, now)).map((row) => ({
      ...itemOf(row),
      title: row.titleCode,
      heading: row.title,
    })),
  'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired': feed,
  'GET /Notification/School/Notification/GetAllNotificationLogUnExpired': feed,
  'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor': feed,
  'POST /Notification/Parent/Notification/ReadNotificationLog': read,
  'POST /Notification/School/Notification/ReadNotificationLog': read,
  'POST /Notification/Student/Notification/ReadNotificationLog': read,
  'POST /Question/tutor/QuestionFlag/MarkNoticeAsRead': read,
  'POST /Notification/Student/Notification/MarkAlertAsRead': readAlert,
  'POST /Notification/Parent/Notification/MarkAlertAsRead': readAlert,
  'POST /Notification/School/Notification/MarkAlertAsRead': readAlert,
  'POST /Notification/Notification/MarkAllAsRead': async ({ caller, db, now }) => {
    if (await markAllRead(db, caller.userId, now)) await publish(db, 'bell', [caller.userId])
    return undefined
  },

  'GET /Notification/Live/GetEvents':
    async ({ caller, server }) =>
    (send) =>
      server.live.subscribe(caller.userId, send),

  'GET /User/Account/GetPreferences': async ({ caller, db }) => ({
    preferences: await readPreferences(db, caller.userId, caller.role),
  }),
  'POST /User/Account/SetPreference': async ({ body, caller, db }) => {
    const refused = (field: string, message: string) =>
      new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
    const kind = kindsOfRole(caller.role).find(({ name }) => name === body.kind)
    if (kind === undefined) {
      throw refused('kind', 'You do not get notifications of this kind.')
    }
    if (!canCome(kind, body)) {
      const field = body.inPortal ? 'inPortal' : 'email'
      throw refused(field, 'This kind comes by mail at once, or not at all.')
    }
    await savePreference(db, caller.userId, body)
    return undefined
  },

  'GET /User/Account/GetQuietHours': async ({ caller, db, server }) =>
    (await readQuietHours(db, caller.userId)) ?? server.saved().quietHours,
  'POST /User/Account/SetQuietHours': async ({ body, caller, db }) => {
    await saveQuietHours(db, caller.userId, body)
    return undefined
  },

  'GET /Notification/Mail/GetUnsubscribe': ({ query, ...asked }) =>
    unsubscribePage(asked, query.token),
  'POST /Notification/Mail/Unsubscribe': ({ query, ...asked }) => unsubscribe(asked, query.token),
})
