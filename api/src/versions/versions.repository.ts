import type { VersionedKind } from '@portal/shared/api/schemas'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { contentVersions, users } from '../database/schema/index.ts'

/** A record of a kind. */
export interface RecordKey {
  kind: VersionedKind
  id: string
}

/** A version as it was kept. */
export type KeptVersion = Pick<typeof contentVersions.$inferSelect, 'version' | 'savedAt'> & {
  /** Name of who saved it. */
  savedBy: string | null
}

/** How many versions of a record are kept. */
const kept = 50

const isOf = ({ kind, id }: RecordKey) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.recordId, id))

const about = {
  version: contentVersions.version,
  savedAt: contentVersions.savedAt,
  savedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
}

/** Keeps a version, and drops what is older than the newest 50; one that is kept stays as it is. */
export async function insertVersion(
  tx: Db,
  { kind, id }: RecordKey,
  row: Pick<typeof contentVersions.$inferInsert, 'version' | 'snapshot' | 'savedBy' | 'savedAt'>,
): Promise<void> {
  await tx
    .insert(contentVersions)
    .values({ kind, recordId: id, ...row })
    .onConflictDoNothing()
  await tx
    .delete(contentVersions)
    .where(and(isOf({ kind, id }), lte(contentVersions.version, row.version - kept)))
}

/** The versions of a record that are kept, the newest first. */
export async function findVersions(db: Db, record: RecordKey): Promise<KeptVersion[]> {
  return await db
    .select(about)
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.savedBy))
    .where(isOf(record))
    .orderBy(desc(contentVersions.version))
    .limit(kept)
}

/** One version with what it holds. */
export async function findVersion(
  db: Db,
  record: RecordKey,
  version: number,
): Promise<(KeptVersion & Pick<typeof contentVersions.$inferSelect, 'snapshot'>) | undefined> {
  const [row] = await db
    .select({ ...about, snapshot: contentVersions.snapshot })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.savedBy))
    .where(and(isOf(record), eq(contentVersions.version, version)))
  return row
}

/** What the versions of a record hold that are kept. */
export async function findSnapshots(db: Db, record: RecordKey) {
  const rows = await db
    .select({ snapshot: contentVersions.snapshot })
    .from(contentVersions)
    .where(isOf(record))
  return rows.map(({ snapshot }) => snapshot)
}
