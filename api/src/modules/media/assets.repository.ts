import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { BroughtFilm, CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { files, mediaAssets, mediaRenditions } from '../../database/schema/index.ts'
import { at, likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'
import { assetAreas } from './asset-area.ts'

/** A film as it is kept. */
export type Asset = typeof mediaAssets.$inferSelect

export async function insertAsset(
  db: Db,
  id: string,
  { fileId, area, name, bytes, by }: BroughtFilm,
  now: Date,
): Promise<void> {
  const about = { id, area, name, bytes, fileId, uploadedBy: by, createdAt: now }
  await db.insert(mediaAssets).values({ ...about, state: 'checking' })
}

/** A film that was not removed. */
export async function findAsset(db: Db, id: string): Promise<Asset | undefined> {
  const [row] = await db
    .select()
    .from(mediaAssets)
    .where(and(eq(mediaAssets.id, id), isNull(mediaAssets.removedAt)))
  return row
}

/** The film that came of a file, removed or not. */
export async function findAssetOfFile(db: Db, fileId: string): Promise<Asset | undefined> {
  const [row] = await db.select().from(mediaAssets).where(eq(mediaAssets.fileId, fileId))
  return row
}

/** A film that is to be checked, with its file. */
export async function findUnchecked(db: Db, id: string) {
  const [row] = await db
    .select({
      fileId: files.id,
      storedName: files.storedName,
      bytes: files.bytes,
      type: files.type,
      createdAt: mediaAssets.createdAt,
    })
    .from(mediaAssets)
    .innerJoin(files, eq(files.id, mediaAssets.fileId))
    .where(and(eq(mediaAssets.id, id), eq(mediaAssets.state, 'checking')))
  return row
}

/** Films whose check began before a moment and has not ended. */
export async function findStuck(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .where(and(eq(mediaAssets.state, 'checking'), lt(mediaAssets.createdAt, before)))
    .orderBy(mediaAssets.createdAt, mediaAssets.id)
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Ends the check of a film, unless another one has ended. @returns whether it was this one. */
export async function endCheck(
  db: Db,
  id: string,
  outcome:
    | { state: 'failed'; failure: string }
    | { state: 'ready'; seconds: number; width: number; height: number },
): Promise<boolean> {
  const mine = await db
    .update(mediaAssets)
    .set(outcome)
    .where(and(eq(mediaAssets.id, id), eq(mediaAssets.state, 'checking')))
    .returning({ id: mediaAssets.id })
  return mine.length > 0
}

export async function insertRendition(
  db: Db,
  rendition: typeof mediaRenditions.$inferInsert,
): Promise<void> {
  await db.insert(mediaRenditions).values(rendition)
}

/** Has a film show this picture before it begins. @returns the one before. */
export async function changePoster(
  tx: Db,
  id: string,
  posterId: string,
): Promise<{ before: string | null } | undefined> {
  const [row] = await tx
    .select({ before: mediaAssets.posterId })
    .from(mediaAssets)
    .where(and(eq(mediaAssets.id, id), isNull(mediaAssets.removedAt)))
    .for('update')
  await tx.update(mediaAssets).set({ posterId }).where(eq(mediaAssets.id, id))
  return row
}

/** Removes a film; its rows and files stay until the round. @returns false where there is none. */
export async function markRemoved(db: Db, id: string, now: Date): Promise<boolean> {
  const gone = await db
    .update(mediaAssets)
    .set({ removedAt: now })
    .where(and(eq(mediaAssets.id, id), isNull(mediaAssets.removedAt)))
    .returning({ id: mediaAssets.id })
  return gone.length > 0
}

/** Films that were removed before a moment. */
export async function findRemoved(db: Db, before: Date) {
  const rows = await db
    .select({ id: mediaAssets.id, removedAt: mediaAssets.removedAt })
    .from(mediaAssets)
    .where(lt(mediaAssets.removedAt, before))
    .orderBy(mediaAssets.removedAt)
    .limit(100)
  return rows.flatMap(({ id, removedAt }) => (removedAt === null ? [] : [{ id, removedAt }]))
}

/** Takes a film out of the tables, with all that was watched and noted of it. */
export async function deleteAsset(tx: Db, id: string): Promise<void> {
  await tx.delete(mediaAssets).where(eq(mediaAssets.id, id))
}

/** A poster as its address is made of. */
export interface PosterFile {
  type: string
  sha256: string
}

/** The poster of the film `a`, as a JSON column; null without one. */
export const posterColumn = sql`(select json_build_object('type', f.type, 'sha256', f.sha256)
  from files f where f.id = a.poster_id)`

/** What is known of a film beside its row, for those who look after it. */
export interface AssetDetails {
  renditions: { height: number; type: string; bytes: number }[]
  captions: { lang: string; label: string; cueCount: number; version: number }[]
  poster: PosterFile | null
}

/** A film with all that belongs to it; undefined for one that was removed. */
export async function findDetails(db: Db, id: string) {
  const [row] = await rowsOf<
    AssetDetails &
      Pick<Asset, 'area' | 'name' | 'state' | 'failure' | 'seconds' | 'width' | 'height'> & {
        uploadedBy: string | null
      }
  >(
    db,
    sql`select a.area, a.name, a.state, a.failure, a.seconds, a.width, a.height,
        a.uploaded_by "uploadedBy", ${posterColumn} "poster",
        coalesce((select json_agg(json_build_object('height', r.height, 'type', r.type,
            'bytes', f.bytes) order by r.height desc)
          from media_renditions r join files f on f.id = r.file_id where r.asset_id = a.id),
          '[]') "renditions",
        coalesce((select json_agg(json_build_object('lang', c.lang, 'label', c.label,
            'cueCount', jsonb_array_length(c.cues), 'version', c.version) order by c.lang)
          from media_captions c where c.asset_id = a.id), '[]') "captions"
      from media_assets a where a.id = ${id} and a.removed_at is null`,
  )
  return row
}

/** A film in the list of all. */
export interface ListedAsset {
  assetId: string
  area: Asset['area']
  name: string
  state: Asset['state']
  failure: string
  durationSeconds: number | null
  width: number | null
  height: number | null
  bytes: number
  poster: PosterFile | null
  createdMs: number
  isUsed: boolean
}

/** Whether anything shows the film `a`. */
function isUsedAnywhere(): SQL {
  const areas = Object.values(assetAreas()).map(({ isUsed }) => isUsed(sql`a.id`))
  return sql`(${sql.join(areas, sql` or `)})`
}

/** All films, the newest first. */
export function listedAssets({
  search,
  area,
  state,
  isUsed,
}: Omit<
  CallContext<'GET /Media/admin/Asset/GetAllAssets'>['query'],
  'pageNo' | 'pageSize'
>): Listed {
  const used = isUsedAnywhere()
  const conditions = allAsked(
    sql`a.removed_at is null`,
    search === undefined || search === '' ? undefined : likeOf(search, sql`a.name`),
    area === undefined ? undefined : sql`a.area = ${area}`,
    state === undefined ? undefined : sql`a.state = ${state}`,
    isUsed === undefined ? undefined : sql`${used} = ${isUsed === 'true'}`,
  )
  return {
    fits: sql`select a.id, a.created_at from media_assets a where ${conditions}`,
    order: sql`p.created_at desc, p.id desc`,
    columns: sql`a.id "assetId", a.area, a.name, a.state, a.failure, a.seconds "durationSeconds",
      a.width, a.height, a.bytes::float8 "bytes", ${posterColumn} "poster",
      ${ms(sql`a.created_at`)} "createdMs", ${used} "isUsed"`,
    joins: sql`join media_assets a on a.id = p.id`,
  }
}

/** A file that stands at an address of a film. */
export interface FilmFile {
  storedName: string
  name: string
  type: string
  bytes: number
  sha256: string
}

const fileColumns = sql`f.stored_name "storedName", f.name, f.type, f.bytes::float8 "bytes", f.sha256`

/** A film that is ready, by its address, with the files that play it and its poster. */
export async function findReady(db: Db, area: string, id: string) {
  const found = await rowsOf<
    FilmFile & { height: number | null; area: Asset['area']; uploadedBy: string | null }
  >(
    db,
    sql`select r.height::int "height", a.area, a.uploaded_by "uploadedBy", ${fileColumns}
      from media_assets a
      join lateral (
        select height, file_id from media_renditions where asset_id = a.id
        union all select null::smallint, a.poster_id where a.poster_id is not null
      ) r on true
      join files f on f.id = r.file_id
      where a.id = ${id} and a.area = ${area} and a.state = 'ready' and a.removed_at is null`,
  )
  const [first] = found
  if (first === undefined) return undefined
  return {
    area: first.area,
    uploadedBy: first.uploadedBy,
    renditions: found.flatMap(({ height, ...file }) =>
      height === null ? [] : [{ height, ...file }],
    ),
    poster: found.find(({ height }) => height === null) ?? null,
  }
}

/** Removes what is past its time: playbacks, and notes that can be had back no more. */
export async function deleteOld(db: Db, before: { playbacks: Date; notes: Date }): Promise<void> {
  await db.execute(sql`delete from playbacks where started_at < ${at(before.playbacks)}`)
  await db.execute(sql`delete from media_notes where removed_at < ${at(before.notes)}`)
}
