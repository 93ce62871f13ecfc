import { call } from '@portal/shared/api'
import { notificationItemOf } from './items.ts'
import type { BellFeed } from './types.ts'

/** The notification log, as far as it has not expired. */
const feed: BellFeed = {
  list: async () => {
    const entries = await call(
      'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired',
    )
    return entries.map(notificationItemOf)
  },
  markAsRead: (NotificationId) =>
    call('POST /Notification/Parent/Notification/ReadNotificationLog', {
      query: { NotificationId },
    }),
}

export default feed
