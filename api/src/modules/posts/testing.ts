import { newId } from '../../database/ids.ts'
import { postRoles, posts } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import type { PostValues } from './posts.values.ts'

type Change = Partial<typeof posts.$inferInsert> & { roles?: PostValues['roles'] }

const hourMs = 3_600_000

/** A post; of the blog, for students, published an hour ago, where nothing is said. @returns its id */
export async function makePost(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { roles = ['Student'], ...change }: Change = {},
): Promise<string> {
  const id = newId()
  const now = clock.now()
  await db.insert(posts).values({
    ...{ id, kind: 'blog', title: 'A week of mechanics', summary: 'What to do on which day' },
    ...{ body: '<p>Begin with forces.</p>', pinned: false, state: 'published', version: 1 },
    ...{ publishAt: new Date(now.getTime() - hourMs), publishedVersion: 1, updatedAt: now },
    ...change,
  })
  if (roles.length > 0) {
    await db.insert(postRoles).values(roles.map((role) => ({ postId: id, role })))
  }
  return id
}
