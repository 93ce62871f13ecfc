import { call } from '@portal/shared/api'
import { notificationItemOf } from './items.ts'
import type { BellFeed } from './types.ts'

/** The notification log, as far as it has not expired. */
const feed: BellFeed = {
  list: async () => {
    const entries = await call(
      'GET /Notification/School/Notification/GetAllNotificationLogUnExpired',
    )
    return entries.map(notificationItemOf)
  },
  markAsRead: (NotificationId) =>
    call('POST /Notification/School/Notification/ReadNotificationLog', {
      query: { NotificationId },
    }),
}

export default feed
