import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { notifications } from '../../database/schema/index.ts'
import { at, uuidArray } from '../../database/sql.ts'
import { waysOf } from './ways.sql.ts'

export type NewNotification = typeof notifications.$inferInsert

/** Somebody who gets a notification, and how. */
export interface Reached {
  userId: string
  inPortal: boolean
  /** Where to send a mail at once; null when none was asked for. */
  mailTo: string | null
  /** The id that this mail is to have, where the notification points to it. */
  mailId?: string
}

/** Adds a notification, as yet for nobody. */
export async function addNotification(db: Db, notification: NewNotification): Promise<void> {
  await db.insert(notifications).values(notification)
}

/**
 * Gives a notification to those of the people who have an account and want to hear of its kind,
 * in the ways that they chose, or that hold until they do. What is always mailed, all of them get by
 * mail at once.
 */
export async function addRecipients(
  db: Db,
  { id, kind, createdAt }: Pick<NewNotification, 'id' | 'kind' | 'createdAt'>,
  userIds: readonly string[],
  isAlwaysMailed = false,
): Promise<Reached[]> {
  const { join, inPortal, email } = waysOf(kind)
  const chosen = isAlwaysMailed ? sql`'at once'` : email
  return await rowsOf<Reached>(
    db,
    sql`insert into notification_recipients as r (notification_id, user_id, created_at, in_portal, email)
      select ${id}::uuid, u.id, ${at(createdAt)}, ${inPortal},
        case ${chosen} when 'at once' then 'sent' when 'daily' then 'daily' else 'none' end
      from users u ${join}
      where u.id = any (${uuidArray(userIds)}) and u.is_active
        and (${inPortal} or ${chosen} <> 'none')
      returning r.user_id as "userId", r.in_portal as "inPortal",
        case r.email when 'sent' then (select u.email from users u where u.id = r.user_id) end as "mailTo"`,
  )
}

/** Time zones of the people for whom something waits for the morning's mail. */
export async function zonesThatWait(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ zone: string }>(
    db,
    sql`select distinct u.time_zone as zone from notification_recipients r
      join users u on u.id = r.user_id where r.email = 'daily'`,
  )
  return rows.map(({ zone }) => zone)
}

/** People of a time zone for whom something from before a moment waits for the morning's mail. */
export async function countWaiting(db: Db, zone: string, before: Date): Promise<number> {
  const [row] = await rowsOf<{ people: number }>(
    db,
    sql`select count(distinct r.user_id)::int as people
      from notification_recipients r join users u on u.id = r.user_id
      where r.email = 'daily' and u.time_zone = ${zone} and r.created_at < ${at(before)}`,
  )
  return row?.people ?? 0
}

/** One entry of a morning's mail. */
export interface DigestItem {
  userId: string
  address: string
  title: string
  description: string
  notificationLink: string | null
  /** False for what has been read or has expired meanwhile. */
  isNews: boolean
}

/** Whose waiting entries are taken: of up to `people` people after a person, by their ids. */
interface DigestBatch {
  before: Date
  after: string
  people: number
  now: Date
}

/**
 * Takes what came before a moment and waits for the morning's mail of people of a time zone. Each
 * entry is taken once, by whichever process; by person, the oldest first.
 */
export async function takeDigest(
  db: Db,
  zone: string,
  { before, after, people, now }: DigestBatch,
): Promise<DigestItem[]> {
  return await rowsOf<DigestItem>(
    db,
    sql`with due as (
        select distinct r.user_id from notification_recipients r join users u on u.id = r.user_id
        where r.email = 'daily' and u.time_zone = ${zone} and r.created_at < ${at(before)}
          and r.user_id > ${after}::uuid
        order by r.user_id limit ${people}
      ), taken as (
        update notification_recipients r set email = 'sent' from due
        where r.user_id = due.user_id and r.email = 'daily' and r.created_at < ${at(before)}
        returning r.notification_id, r.user_id, r.created_at, r.read_at
      )
      select u.id as "userId", u.email as address, n.title, n.description,
        n.notification_link as "notificationLink",
        u.is_active and taken.read_at is null
          and (n.expires_at is null or n.expires_at > ${at(now)}) as "isNews"
      from taken join notifications n on n.id = taken.notification_id
      join users u on u.id = taken.user_id
      order by taken.user_id, taken.created_at`,
  )
}
