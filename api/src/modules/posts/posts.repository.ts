import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import {
  contentVersions,
  postDrafts,
  postRoles,
  posts,
  users,
} from '../../database/schema/index.ts'
import type { PostValues, StoredPost } from './posts.values.ts'
import { inOrder } from './publishing.rules.ts'

type Words = Omit<PostValues, 'coverFileId' | 'roles'> & { coverId: string | null }

const valuesOf = (
  { title, summary, coverId, body, pinned }: Words,
  roles: PostValues['roles'],
): PostValues => ({ title, summary, coverFileId: coverId, body, roles: inOrder(roles), pinned })

const rowOf = ({ coverFileId, roles: _, ...words }: PostValues) => ({
  ...words,
  coverId: coverFileId,
})

const nameOf = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

/** A post with its working copy, held until the transaction ends; undefined where there is none. */
export async function holdPost(tx: Db, id: string): Promise<StoredPost | undefined> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
  if (row === undefined) return undefined
  const roles = await tx
    .select({ role: postRoles.role })
    .from(postRoles)
    .where(eq(postRoles.postId, id))
  const [draft] = await tx
    .select({ ...getTableColumns(postDrafts), by: nameOf })
    .from(postDrafts)
    .innerJoin(users, eq(users.id, postDrafts.savedBy))
    .where(eq(postDrafts.postId, id))
  const { kind, state, publishAt, announce, announcedAt, version, publishedVersion } = row
  return {
    ...{ id, kind, state, publishAt, announce, announcedAt, version, publishedVersion },
    values: valuesOf(
      row,
      roles.map(({ role }) => role),
    ),
    draft:
      draft === undefined
        ? null
        : {
            values: valuesOf(draft, draft.roles),
            saved: { userId: draft.savedBy, by: draft.by, at: draft.savedAt },
          },
  }
}

/** Whether there is such a post. */
export async function isPost(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id))
  return rows.length > 0
}

/** Adds a post, as a draft that nobody has published. */
export async function insertPost(
  tx: Db,
  post: Pick<StoredPost, 'id' | 'kind' | 'values'>,
  saving: Saving,
): Promise<void> {
  const { id, kind, values } = post
  const now = saving.savedAt
  await tx
    .insert(posts)
    .values({ id, kind, state: 'draft', updatedAt: now, version: 1, ...rowOf(values) })
  await writeRoles(tx, id, values.roles)
  await writeDraft(tx, id, values, saving)
}

/** Who saves, and when. */
interface Saving {
  savedBy: string
  savedAt: Date
}

/** Writes the working copy of a post. */
async function writeDraft(
  tx: Db,
  postId: string,
  values: PostValues,
  saving: Saving,
): Promise<void> {
  const row = { ...rowOf(values), roles: values.roles, ...saving }
  await tx
    .insert(postDrafts)
    .values({ postId, ...row })
    .onConflictDoUpdate({ target: postDrafts.postId, set: row })
}

async function writeRoles(tx: Db, postId: string, roles: PostValues['roles']): Promise<void> {
  await tx.delete(postRoles).where(eq(postRoles.postId, postId))
  if (roles.length > 0) {
    await tx.insert(postRoles).values(roles.map((role) => ({ postId, role })))
  }
}

/** Writes another working copy, which is the next version. */
export async function updateDraft(
  tx: Db,
  { id, version, values }: Pick<StoredPost, 'id' | 'version' | 'values'>,
  saving: Saving,
): Promise<void> {
  await tx.update(posts).set({ version, updatedAt: saving.savedAt }).where(eq(posts.id, id))
  await writeDraft(tx, id, values, saving)
}

/** Makes these words public, and drops the working copy that they come from. */
export async function updatePublic(
  tx: Db,
  post: Pick<StoredPost, 'id' | 'state' | 'publishAt' | 'announce' | 'version' | 'values'>,
  now: Date,
): Promise<void> {
  const { id, values, ...rest } = post
  await tx
    .update(posts)
    .set({ ...rest, ...rowOf(values), publishedVersion: post.version, updatedAt: now })
    .where(eq(posts.id, id))
  await writeRoles(tx, id, values.roles)
  await tx.delete(postDrafts).where(eq(postDrafts.postId, id))
}

/** Puts a post into another state. */
export async function updateState(
  tx: Db,
  { id, state, version }: Pick<StoredPost, 'id' | 'state' | 'version'>,
  now: Date,
): Promise<void> {
  await tx.update(posts).set({ state, version, updatedAt: now }).where(eq(posts.id, id))
}

/** Moment of the newest version of a post that is kept; undefined where none is. */
export async function latestKept(
  tx: Db,
  id: string,
): Promise<{ version: number; savedAt: Date | null } | undefined> {
  const [row] = await tx
    .select({ version: contentVersions.version, savedAt: contentVersions.savedAt })
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, 'post'), eq(contentVersions.recordId, id)))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return row
}
