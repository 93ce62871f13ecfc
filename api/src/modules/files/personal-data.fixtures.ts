import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { files, fileUses, uploadParts, uploads } from '../../database/schema/index.ts'

export const filesRows = {
  add: async ({ app: { db }, id, now, canary }) => {
    const [fileId, uploadId] = [crypto.randomUUID(), crypto.randomUUID()]
    await db.insert(files).values({
      ...{ id: fileId, storedName: 'me.png', name: 'me.png', type: 'image/png', bytes: 1 },
      ...{ sha256: 'a', uploadedBy: id, createdAt: now },
    })
    await db.insert(fileUses).values({ fileId, area: 'picture', recordId: id })
    await db.insert(uploads).values({
      ...{ id: uploadId, by: id, kind: 'pdf', name: canary, bytes: 1, lastModified: 0 },
      ...{ storedName: 'a.bin', storeKey: 'a', createdAt: now },
    })
    await db.insert(uploadParts).values({ uploadId, part: 1, tag: 'a' })
  },
  says: ['uploads'],
} satisfies PersonalRows
