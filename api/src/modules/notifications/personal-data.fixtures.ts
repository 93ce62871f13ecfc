import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { notificationPreferences } from '../../database/schema/index.ts'
import { askedByNobody } from '../../testing/index.ts'
import { notify } from './notify.ts'

export const notificationsRows = {
  add: async ({ app, id, parent, now, canary }) => {
    await app.db
      .insert(notificationPreferences)
      .values({ userId: id, kind: 'tuition', inPortal: true, email: 'daily' })
    const told = { kind: 'tuition', title: canary, description: 'An hour.' } as const
    const asked = { ...askedByNobody(app), now }
    await notify(asked, { ...told, recipients: [id] })
    await notify(asked, { ...told, title: 'An hour', recipients: [id, parent] })
  },
  says: ['notifications'],
} satisfies PersonalRows
