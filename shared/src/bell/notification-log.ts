import { call } from '@portal/shared/api'
import { notificationItemOf } from './items.ts'
import type { BellFeed } from './types.ts'

/** The notification log, as far as it has not expired, by the calls of who reads it. */
function notificationLog(reader: 'Parent' | 'School'): BellFeed {
  return {
    list: async () => {
      const entries = await call(
        `GET /Notification/${reader}/Notification/GetAllNotificationLogUnExpired`,
      )
      return entries.map(notificationItemOf)
    },
    markAsRead: (NotificationId) =>
      call(`POST /Notification/${reader}/Notification/ReadNotificationLog`, {
        query: { NotificationId },
      }),
  }
}

export const parentFeed = notificationLog('Parent')
export const schoolFeed = notificationLog('School')
