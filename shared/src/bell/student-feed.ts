import { call } from '@portal/shared/api'
import { bellItemOf, shownCharacters } from './items.ts'
import type { BellFeed } from './types.ts'

/** Alerts, each in the colour of its code: 0 purple, 1 red, 2 amber, 3 green, 4 blue. */
const feed: BellFeed = {
  list: async () => {
    const alerts = await call('GET /Notification/Alert/GetAllStudentAlert')
    return alerts.map((alert) =>
      bellItemOf(alert, {
        title: alert.heading,
        colour: `alert.${alert.title}`,
        shownCharacters: alert.isNotificationAdjustment
          ? shownCharacters.adjustment
          : shownCharacters.alert,
      }),
    )
  },
  markAsRead: (alertId) =>
    call('POST /Notification/Student/Notification/MarkAlertAsRead', { query: { alertId } }),
}

export default feed
