import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { settings } from '../../database/schema/index.ts'

export const systemRows = {
  add: async ({ app, id, now }) => {
    const row = { value: 'The office', by: id, updatedAt: now }
    await app.db
      .insert(settings)
      .values({ key: 'mailFooter', ...row })
      .onConflictDoUpdate({ target: settings.key, set: row })
  },
} satisfies PersonalRows
