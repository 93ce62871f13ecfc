import { sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { files } from '../../database/schema/index.ts'
import { makeRequest, makeUpgrade } from './testing.ts'

export const upgradesRows = {
  add: async ({ app, id, pupil, now }) => {
    const imageId = newId()
    await app.db.insert(files).values({
      ...{ id: imageId, storedName: `${imageId}.png`, name: 'Upgrade.png', type: 'image/png' },
      ...{ bytes: 1, sha256: 'u', uploadedBy: id, createdAt: now },
    })
    const upgradeId = await makeUpgrade(app, { imageId })
    await makeRequest(app, id, { upgradeId })
    const settled = { state: 'declined', reason: 'Later.', decidedAt: now, decidedBy: id } as const
    await makeRequest(app, pupil, { upgradeId, ...settled })
  },
  say: ({ id, canary }) => [
    sql`update upgrade_requests set note = ${canary} where student_id = ${id}`,
  ],
  says: ['upgrade_requests'],
} satisfies PersonalRows
