import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { files, postDrafts, postReads } from '../../database/schema/index.ts'
import { makePost } from './testing.ts'

export const postsRows = {
  add: async ({ app, id: userId, now }) => {
    const { db } = app
    const coverId = newId()
    await db.insert(files).values({
      ...{ id: coverId, storedName: `${coverId}.png`, name: 'Post.png', type: 'image/png' },
      ...{ bytes: 1, sha256: 'c', uploadedBy: userId, createdAt: now },
    })
    const postId = await makePost(app, { coverId })
    await db.insert(postDrafts).values({
      ...{ postId, title: 'Changed', summary: '', body: '<p>Words</p>', pinned: false },
      ...{ roles: ['Student'], savedBy: userId, savedAt: now },
    })
    await db.insert(postReads).values({ postId, userId, readAt: now })
  },
} satisfies PersonalRows
