import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { liveEventSessions } from '../../database/schema/index.ts'
import { ms, uuidArray } from '../../database/sql.ts'
import type { AssetUse } from '../media/index.ts'
import { hasKind, isGivenBy, isThere, type Who } from './events.sql.ts'

/** A session whose recording somebody sets. */
export interface SessionToRecord {
  id: string
  eventId: string
  kind: 'seminar' | 'course'
  title: string
  slug: string
  state: 'draft' | 'published' | 'cancelled'
  startsMs: number
  recordingId: string | null
  recordingLink: string | null
  toldMs: number | null
}

/** A session of an event that somebody gives, held until the transaction ends. */
export async function holdToRecord(
  tx: Db,
  who: Who,
  sessionId: string,
): Promise<SessionToRecord | undefined> {
  const [row] = await rowsOf<SessionToRecord>(
    tx,
    sql`select s.id, e.id "eventId", e.kind, e.title, e.slug, e.state,
        ${ms(sql`s.starts_at`)} "startsMs",
        s.recording_id "recordingId", s.recording_link "recordingLink",
        ${ms(sql`s.recording_told_at`)} "toldMs"
      from live_event_sessions s join live_events e on e.id = s.event_id
      where s.id = ${sessionId} and ${isThere} and ${isGivenBy(who)} for update of s`,
  )
  return row
}

/** What is known of a film that is to be a recording. */
export interface FilmToShow {
  area: string
  state: string
  /** Brought by whoever asks, or shown already by something that person gives. */
  isOwn: boolean
}

/** A film that is not removed. */
export async function filmToShow(
  tx: Db,
  who: Who,
  assetId: string,
): Promise<FilmToShow | undefined> {
  const [row] = await rowsOf<FilmToShow>(
    tx,
    sql`select a.area, a.state, (a.uploaded_by = ${who.userId} or exists (
          select 1 from live_event_sessions s join live_events e on e.id = s.event_id
          where s.recording_id = a.id and ${isThere} and ${isGivenBy(who)})) is true "isOwn"
      from media_assets a where a.id = ${assetId} and a.removed_at is null for share of a`,
  )
  return row
}

/** Keeps what a session's recording is. */
export async function keepRecording(
  tx: Db,
  sessionId: string,
  recording: { recordingId: string | null; recordingLink: string | null },
): Promise<void> {
  await tx.update(liveEventSessions).set(recording).where(eq(liveEventSessions.id, sessionId))
}

/** Notes that those with a place were told of a recording. */
export async function noteRecordingTold(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(liveEventSessions)
    .set({ recordingToldAt: now })
    .where(eq(liveEventSessions.id, sessionId))
}

/** Of films that were made ready since, sessions whose holders were not told yet. */
export async function recordingsToTell(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select s.id from live_event_sessions s
      join live_events e on e.id = s.event_id and e.state = 'published' and ${isThere}
      join media_assets a on a.id = s.recording_id and a.state = 'ready' and a.removed_at is null
      where s.recording_told_at is null order by s.starts_at limit 200`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Whether a film is given out to somebody: as the recording of something published, to whom it is
 * for; to who gives it in any case.
 */
export async function isGivenOut(
  db: Db,
  who: Who,
  { assetId, kind }: { assetId: string; kind: 'seminar' | 'course' },
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from live_event_sessions s
      join live_events e on e.id = s.event_id and e.kind = ${kind} and ${isThere}
      where s.recording_id = ${assetId} and (${isGivenBy(who)} or e.state = 'published' and (
        exists (select 1 from students st join users u on u.id = st.user_id
          where st.user_id = ${who.userId} and ${hasKind(sql`e.kind`, now)}
            and (e.recording_for = 'everyone' or exists (select 1 from live_event_places o
              where o.event_id = e.id and o.student_id = st.user_id and o.state = 'registered')))
        or e.kind = 'seminar' and exists (select 1 from tutors t join users u on u.id = t.user_id
          where t.user_id = ${who.userId} and (t.is_seminar_tutor or u.role = 'Senior Tutor'))))
      limit 1`,
  )
  return rows.length > 0
}

/** Sessions that show these films, of events of a kind. */
export async function recordingUses(
  db: Db,
  kind: 'seminar' | 'course',
  assetIds: readonly string[],
): Promise<AssetUse[]> {
  return await rowsOf<AssetUse>(
    db,
    sql`select s.recording_id "assetId", 'recording' "kind", e.id,
        e.title || case when s.title = '' then '' else ': ' || s.title end "title"
      from live_event_sessions s join live_events e on e.id = s.event_id and e.kind = ${kind}
        and ${isThere}
      where s.recording_id = any(${uuidArray(assetIds)}) order by e.title, s.starts_at, s.id`,
  )
}

/** Whether a film is the recording of an event of a kind, as a condition on the film's id. */
export function isRecording(kind: 'seminar' | 'course', assetId: SQL): SQL {
  return sql`exists (select 1 from live_event_sessions s
    join live_events e on e.id = s.event_id and e.kind = ${kind} and ${isThere}
    where s.recording_id = ${assetId})`
}

/** Whether a film is the recording of something that somebody gives. */
export async function givesFilm(
  db: Db,
  who: Who,
  { assetId, kind }: { assetId: string; kind: 'seminar' | 'course' },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from live_event_sessions s
      join live_events e on e.id = s.event_id and e.kind = ${kind} and ${isThere}
      where s.recording_id = ${assetId} and ${isGivenBy(who)} limit 1`,
  )
  return rows.length > 0
}
