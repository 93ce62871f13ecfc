import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { mediaAssets, mediaNotes, playbacks, watchProgress } from '../../database/schema/index.ts'

export const mediaRows = {
  add: async ({ app: { db }, id, now, canary }) => {
    const assetId = newId()
    await db.insert(mediaAssets).values({
      ...{ id: assetId, area: 'learn', name: 'Newton.mp4', state: 'ready', seconds: 60, bytes: 1 },
      ...{ uploadedBy: id, createdAt: now },
    })
    const own = { userId: id, assetId }
    await db.insert(playbacks).values({ ...own, id: newId(), startedAt: now, lastAt: now })
    await db.insert(watchProgress).values({
      ...own,
      ...{ watched: '{[0,10)}', watchedS: 10, positionS: 10, lastAt: now },
    })
    await db
      .insert(mediaNotes)
      .values({ ...own, id: newId(), atS: 1, text: canary, updatedAt: now })
  },
  says: ['media_notes'],
} satisfies PersonalRows
