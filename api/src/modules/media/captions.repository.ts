import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { type Cue, mediaCaptions } from '../../database/schema/index.ts'

export type Captions = typeof mediaCaptions.$inferSelect

/** Which captions of a film. */
export interface CaptionsKey {
  assetId: string
  lang: string
}

const isOf = ({ assetId, lang }: CaptionsKey) =>
  and(eq(mediaCaptions.assetId, assetId), eq(mediaCaptions.lang, lang))

export async function findCaptions(db: Db, key: CaptionsKey): Promise<Captions | undefined> {
  const [row] = await db.select().from(mediaCaptions).where(isOf(key))
  return row
}

/** The same, as they are until the transaction ends. */
export async function holdCaptions(tx: Db, key: CaptionsKey): Promise<Captions | undefined> {
  const [row] = await tx.select().from(mediaCaptions).where(isOf(key)).for('update')
  return row
}

/** Cues at an address of captions: other words have another tag. */
export async function findTagged(
  db: Db,
  key: CaptionsKey,
  tag: string,
): Promise<readonly Cue[] | undefined> {
  const [row] = await db
    .select({ cues: mediaCaptions.cues })
    .from(mediaCaptions)
    .where(and(isOf(key), eq(mediaCaptions.tag, tag)))
  return row?.cues
}

/**
 * Keeps captions, in place of those of the same language.
 * @returns the version that they have now
 */
export async function upsertCaptions(db: Db, captions: Omit<Captions, 'version'>): Promise<number> {
  const { assetId: _assetId, lang: _lang, ...said } = captions
  const [row] = await db
    .insert(mediaCaptions)
    .values(captions)
    .onConflictDoUpdate({
      target: [mediaCaptions.assetId, mediaCaptions.lang],
      set: { ...said, version: sql`${mediaCaptions.version} + 1` },
    })
    .returning({ version: mediaCaptions.version })
  return row?.version ?? 1
}

export async function deleteCaptions(db: Db, key: CaptionsKey): Promise<void> {
  await db.delete(mediaCaptions).where(isOf(key))
}
