import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData } from '../../database/personal-data.ts'

export const notificationsData = {
  notification_preferences: [mine('notificationPreferences', 'user_id', 'remove')],
  notification_recipients: [
    mine('notifications', 'user_id', 'remove', {
      select: sql`(select jsonb_build_object('title', n.title, 'description', n.description,
        'createdAt', t.created_at, 'readAt', t.read_at)
        from notifications n where n.id = t.notification_id)`,
    }),
  ],
  notifications: [
    ofRow(
      'notificationsToNobodyElse',
      (id) => sql`t.id in (select notification_id from notification_recipients
          where user_id = ${id})
        and not exists (select 1 from notification_recipients o
          where o.notification_id = t.id and o.user_id <> ${id})`,
      'remove',
      { notGiven: 'given as notifications' },
    ),
  ],
} satisfies PersonalData
