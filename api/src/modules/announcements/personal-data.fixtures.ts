import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { announcementDismissals } from '../../database/schema/index.ts'

export const announcementsRows = {
  add: async ({ app, tuition, id }) => {
    const announcementId = await tuition.announcement(['Student'], '2026-03-02', '2026-03-03')
    await app.db.insert(announcementDismissals).values({ announcementId, userId: id })
  },
} satisfies PersonalRows
