import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms, uuidArray } from '../../database/sql.ts'
import { isAway, isMarker } from '../writing/index.ts'
import type { ItemToGive, LastGiven } from './assigning.rules.ts'
import { givesItem, leadsMarker, personName } from './markers.sql.ts'
import { type ItemKind, isOpen, type Looker, seesItem } from './queue.sql.ts'
import type { SharedItem, Sharer } from './share-out.rules.ts'

/** An item that may change hands. */
export interface GivenItem extends ItemToGive, SharedItem {
  title: string
  kind: ItemKind
  isStarted: boolean
  last: LastGiven | null
}

/** Holds items as they are until the transaction ends, always in the same order. */
export async function lockItems(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select i.id from marking_items i where i.id = any(${uuidArray(ids)})
    order by i.id for update`)
}

/** Who marked the version before that of the item `i`. */
const markerBefore = sql`(select f.marker_id from writing_versions v
  join writing_versions e on e.writing_id = v.writing_id and e.number < v.number
  join marking_items f on f.version_id = e.id and f.round = 1
  where v.id = i.version_id and f.state in ('marked', 'sent back')
  order by e.number desc limit 1)`

/** Who made a marking of the version of the second look `i`. */
const firstMarkers = sql`(select coalesce(json_agg(distinct m.marker_id), '[]')
  from marking_items f join markings m on m.item_id = f.id
  where i.round = 2 and f.version_id = i.version_id and f.round = 1 and m.marker_id is not null)`

/** What leaves an item with whoever has it. */
const work = sql`('started', 'taken over')`

/** The last time that the item `i` changed hands: whether this person alone did it, and who had it. */
const lastGiven = (userId: string) => sql`(select json_build_object(
    'isByCaller', bool_and(e.by_id = ${userId}::uuid and e.what in ('assigned', 'taken away')),
    'atMs', ${ms(sql`max(e.at)`)},
    'before', max(e.to_id::text) filter (where e.what = 'taken away'))
  from marking_events e where e.item_id = i.id and e.what not in ${work}
    and e.at = (select max(l.at) from marking_events l
      where l.item_id = i.id and l.what not in ${work})
  having count(*) > 0)`

/** Those of these items that somebody sees, by their ids. */
export async function findItems(
  db: Db,
  looker: Looker,
  ids: readonly string[],
): Promise<GivenItem[]> {
  return await rowsOf<GivenItem>(
    db,
    sql`select i.id, i.kind, i.title, i.state, i.round::int "round", ${ms(sql`i.due_at`)} "dueMs",
        i.marker_id "from", i.marker_id "markerId", ${personName} "markerName",
        i.started_at is not null "isStarted", ${givesItem(looker)} "isMine",
        ${markerBefore} "before", ${firstMarkers} "firstMarkers",
        ${lastGiven(looker.userId)} "last"
      from marking_items i left join users u on u.id = i.marker_id
      where i.id = any(${uuidArray(ids)}) and ${seesItem(looker)} order by i.id`,
  )
}

/**
 * Those of these people among whom somebody shares out, with what each has of other items than
 * these.
 */
export async function findSharers(
  db: Db,
  { looker, markerIds, itemIds, now }: Sharing,
): Promise<Sharer[]> {
  return await rowsOf<Sharer>(
    db,
    sql`select t.user_id "id", ${personName} "name", t.marking_capacity::int "capacity",
        ${isMarker} "canMark", ${isAway(now)} "isAway", u.role = 'Senior Tutor' "isSenior",
        (select count(*) from marking_items i where i.marker_id = t.user_id and ${isOpen}
          and i.id <> all(${uuidArray(itemIds)}))::int "open"
      from tutors t join users u on u.id = t.user_id
      where t.user_id = any(${uuidArray(markerIds)}) and ${leadsMarker(looker)}
      order by t.user_id`,
  )
}

/** Who shares out what among whom. */
export interface Sharing {
  looker: Looker
  markerIds: readonly string[]
  itemIds: readonly string[]
  now: Date
}

/**
 * Has whoever else shares out among these markers wait until the transaction ends, so that nobody is
 * given more than a plan says.
 */
export async function holdMarkers(tx: Db, markerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from tutors t where t.user_id = any(${uuidArray(markerIds)})
    order by t.user_id for no key update`)
}

/** Gives items that are held to markers, or back to the pool. */
export async function writeHolders(
  tx: Db,
  given: readonly { itemId: string; to: string | null }[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`update marking_items i set marker_id = g."to",
      held_since = case when g."to" is not null then ${at(now)} end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) g ("itemId" uuid, "to" uuid)
    where i.id = g."itemId"`)
}
