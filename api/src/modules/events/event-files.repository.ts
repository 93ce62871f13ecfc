import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { liveEventFiles } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { isGivenBy, isThere, shownFrom, type Who } from './events.sql.ts'

/** A file of an event, as far as who may have it goes. */
export interface FoundFile {
  id: string
  eventId: string
  title: string
  kind: 'seminar' | 'course'
  state: 'draft' | 'published' | 'cancelled'
  name: string
  type: string
  storedName: string
  sha256: string
  isGiver: boolean
  /** Null for at once. */
  shownFromMs: number | null
  removedMs: number | null
}

/** A file by its id in events, taken away or not; undefined where the event is not there. */
export async function findEventFile(db: Db, who: Who, id: string): Promise<FoundFile | undefined> {
  const [row] = await rowsOf<FoundFile>(
    db,
    sql`select f.id, e.id "eventId", e.title, e.kind, e.state, b.name, b.type,
        b.stored_name "storedName", b.sha256, ${isGivenBy(who)} "isGiver",
        ${ms(shownFrom)} "shownFromMs", ${ms(sql`f.removed_at`)} "removedMs"
      from live_event_files f
      join live_events e on e.id = f.event_id
      join files b on b.id = f.file_id
      where f.id = ${id} and ${isThere}`,
  )
  return row
}

/** An event that somebody gives, with the ids of its sessions. */
export async function findGiven(
  tx: Db,
  who: Who,
  eventId: string,
): Promise<{ title: string; sessionIds: string[] } | undefined> {
  const [row] = await rowsOf<{ title: string; sessionIds: string[] }>(
    tx,
    sql`select e.title, (select json_agg(s.id) from live_event_sessions s
        where s.event_id = e.id) "sessionIds"
      from live_events e where e.id = ${eventId} and ${isThere} and ${isGivenBy(who)}`,
  )
  return row
}

/** How many files an event has. */
export async function countFiles(tx: Db, eventId: string): Promise<number> {
  return await tx.$count(
    liveEventFiles,
    sql`${liveEventFiles.eventId} = ${eventId} and ${liveEventFiles.removedAt} is null`,
  )
}

export async function insertEventFile(
  tx: Db,
  file: typeof liveEventFiles.$inferInsert,
): Promise<void> {
  await tx.insert(liveEventFiles).values(file)
}

/** Takes a file away, or brings it back. */
export async function setFileRemoved(tx: Db, id: string, removedAt: Date | null): Promise<void> {
  await tx.update(liveEventFiles).set({ removedAt }).where(eq(liveEventFiles.id, id))
}
