import type { Role } from '@portal/shared/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { announcementRoles, announcements } from '../../database/schema/index.ts'
import { at, dayIn, likeOf, zoneOf } from '../../database/sql.ts'
import { allAsked, hasDayOf, type Listed, orderOf } from '../../lists/index.ts'
import type { KeptText } from './announcement-text.rules.ts'

/** A banner as it is kept; both days belong to its span. */
export interface Announcement extends KeptText {
  id: string
  title: string
  from: string
  to: string
}

/** Condition that the banner `n` is shown to the user `u` today, put away or not. */
const isShown = (now: Date): SQL =>
  sql`${dayIn(at(now), sql`u.time_zone`)} between n.from_day and n.to_day
    and not n.is_archived and (not n.needs_question_bank or u.role <> 'Student' or exists (select 1 from students st
      where st.user_id = u.id and st.has_question_bank))`

/**
 * The banners of the user `u` today, newest first, as a JSON column: those for the user's role,
 * by the user's own day, that the user has not put away. A student without the question bank gets
 * none that leads there.
 */
export function announcementsOf(now: Date): SQL {
  return sql`coalesce((
    select json_agg(json_build_object('id', n.id, 'title', n.title, 'text', n.text,
        'html', n.html, 'from', n.from_day, 'to', n.to_day) order by n.from_day desc, n.id)
    from announcements n
    join announcement_roles nr on nr.announcement_id = n.id and nr.role = u.role
    where ${isShown(now)}
      and not exists (select 1 from announcement_dismissals d
        where d.announcement_id = n.id and d.user_id = u.id)), '[]'::json)`
}

/**
 * Puts a banner away for one person; again is no different from once.
 * @returns false when the person is shown no such banner today
 */
export async function dismiss(
  db: Db,
  userId: string,
  announcementId: string,
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf<{ found: number }>(
    db,
    sql`with found as (
        select n.id announcement_id, u.id user_id from users u
        join announcement_roles nr on nr.role = u.role
        join announcements n on n.id = nr.announcement_id
        where u.id = ${userId} and n.id = ${announcementId} and ${isShown(now)}
      ), put_away as (
        insert into announcement_dismissals (announcement_id, user_id)
        select announcement_id, user_id from found on conflict do nothing
      )
      select count(*)::int found from found`,
  )
  return rows[0]?.found === 1
}

/** Whether a banner is shown to this person today, put away or not. */
export async function isShownTo(
  db: Db,
  userId: string,
  announcementId: string,
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from users u
      join announcement_roles nr on nr.role = u.role
      join announcements n on n.id = nr.announcement_id
      where u.id = ${userId} and n.id = ${announcementId}::uuid and ${isShown(now)}`,
  )
  return rows.length > 0
}

/** An announcement as a row, with those to whom it is shown. */
export type AnnouncementRow = typeof announcements.$inferSelect & { roles: Role[] }

/** An announcement; held as it is until the transaction ends where that is asked for. */
export async function findAnnouncement(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<AnnouncementRow | undefined> {
  const found = db.select().from(announcements).where(eq(announcements.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  if (row === undefined) return undefined
  const roles = await db
    .select({ role: announcementRoles.role })
    .from(announcementRoles)
    .where(eq(announcementRoles.announcementId, id))
  return { ...row, roles: roles.map(({ role }) => role) }
}

/** Writes an announcement as it now is. */
export async function writeAnnouncement(tx: Db, { roles, ...row }: AnnouncementRow): Promise<void> {
  await tx
    .insert(announcements)
    .values(row)
    .onConflictDoUpdate({ target: announcements.id, set: row })
  await tx.delete(announcementRoles).where(eq(announcementRoles.announcementId, row.id))
  await tx.insert(announcementRoles).values(roles.map((role) => ({ announcementId: row.id, role })))
}

/** What is sought among the announcements. */
export interface AnnouncementFilters {
  search?: string | undefined
  when?: 'now' | 'coming' | 'over' | undefined
  role?: Role | undefined
  /** A day of its span. */
  on?: string | undefined
  isArchived: 'true' | 'false'
}

/** Whether a banner is running, by the day of whoever asks. */
const isAt = (when: AnnouncementFilters['when'], today: SQL): SQL | undefined => {
  if (when === 'now') return sql`${today} between n.from_day and n.to_day`
  if (when === 'coming') return sql`n.from_day > ${today}`
  return when === 'over' ? sql`n.to_day < ${today}` : undefined
}

/** Announcements that fit, by the day of the person who asks. */
export function announcementsFitting(
  { search, when, role, on, isArchived }: AnnouncementFilters,
  userId: string,
  now: Date,
): SQL {
  const today = dayIn(at(now), zoneOf(userId))
  const wanted = allAsked(
    sql`n.is_archived = ${isArchived === 'true'}`,
    likeOf(search, sql`n.title`, sql`n.text`),
    isAt(when, today),
    hasDayOf(sql`n.from_day`, sql`n.to_day`, { from: on, to: on }),
    role === undefined
      ? undefined
      : sql`exists (select 1 from announcement_roles nr
        where nr.announcement_id = n.id and nr.role = ${role})`,
  )
  return sql`select n.id, n.title, n.from_day, n.to_day from announcements n where ${wanted}`
}

/** A row of the list of announcements. */
export interface ListedAnnouncement
  extends Omit<Announcement, 'id'>,
    Pick<AnnouncementRow, 'roles' | 'needsQuestionBank' | 'isArchived' | 'version'> {
  announcementId: string
  dismissed: number
  overlaps: { announcementId: string; title: string }[]
}

const columns = sql`n.id "announcementId", n.title, n.text, n.html, n.from_day::text "from",
  n.to_day::text "to", n.needs_question_bank "needsQuestionBank", n.is_archived "isArchived",
  n.version, array(select role from announcement_roles where announcement_id = n.id) "roles",
  (select count(*)::int from announcement_dismissals where announcement_id = n.id) "dismissed",
  coalesce((select json_agg(json_build_object('announcementId', o.id, 'title', o.title)
      order by o.from_day, o.id)
    from announcements o where not n.is_archived and not o.is_archived and o.id <> n.id
      and o.from_day <= n.to_day and o.to_day >= n.from_day
      and exists (select 1 from announcement_roles one join announcement_roles other
        on other.role = one.role where one.announcement_id = n.id
          and other.announcement_id = o.id)), '[]'::json) "overlaps"`

/** Announcements as a list. */
export function announcementsListed(
  fits: SQL,
  { sort, direction }: { sort: 'from' | 'to' | 'title'; direction: 'asc' | 'desc' },
): Listed {
  const keys = { from: sql`p.from_day`, to: sql`p.to_day`, title: sql`lower(p.title)` }
  return {
    fits,
    order: orderOf(direction, keys[sort], sql`p.id`),
    columns,
    joins: sql`join announcements n on n.id = p.id`,
  }
}

/** A banner with those to whom it is shown. */
export type BannerOfRoles = Announcement & { roles: Role[] }

/** The banners other than one that somebody sees on a day of a span, newest first. */
export async function bannersWithin(
  db: Db,
  { from, to, id }: { from: string; to: string; id: string | null },
): Promise<BannerOfRoles[]> {
  return await rowsOf<BannerOfRoles>(
    db,
    sql`select n.id, n.title, n.text, n.html, n.from_day::text "from", n.to_day::text "to",
        array(select role from announcement_roles where announcement_id = n.id) "roles"
      from announcements n
      where not n.is_archived and n.id is distinct from ${id}::uuid
        and n.from_day <= ${to}::date and n.to_day >= ${from}::date
      order by n.from_day desc, n.id`,
  )
}
