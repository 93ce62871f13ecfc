import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  files,
  learnPages,
  mediaAssets,
  mediaCaptions,
  mediaNotes,
  mediaRenditions,
  playbacks,
  subTopics,
  watchProgress,
} from '../../database/schema/index.ts'

export const mediaRows = {
  add: async ({ app: { db }, id, now, canary }) => {
    const [assetId, fileId] = [newId(), newId()]
    await db.insert(mediaAssets).values({
      ...{ id: assetId, area: 'learn', name: 'Newton.mp4', state: 'ready', seconds: 60, bytes: 1 },
      ...{ uploadedBy: id, createdAt: now },
    })
    await db.insert(files).values({
      ...{ id: fileId, storedName: 'film.mp4', name: 'Newton.mp4', type: 'video/mp4', bytes: 1 },
      ...{ sha256: 'a', createdAt: now },
    })
    await db.insert(mediaRenditions).values({ assetId, height: 720, fileId, type: 'video/mp4' })
    await db.insert(mediaCaptions).values({
      ...{ assetId, lang: 'en', label: 'English', cues: [{ start: 0, end: 1, text: 'Force' }] },
      ...{ searchText: 'Force', tag: '1f3a9c2b', updatedAt: now },
    })
    const [page] = await db.select({ id: subTopics.id }).from(subTopics).limit(1)
    await db
      .insert(learnPages)
      .values({
        subTopicId: page?.id ?? 0,
        body: '<p>Force</p>',
        words: 1,
        assetId,
        updatedAt: now,
      })
      .onConflictDoUpdate({ target: learnPages.subTopicId, set: { assetId } })
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
