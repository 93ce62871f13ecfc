import type { NotificationKind } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import type { Reached } from './notify.repository.ts'
import { reachOf } from './ways.sql.ts'

/** Who of many people are told next, by their ids. */
export interface NextRecipients {
  notification: { id: string; createdAt: Date }
  kind: NotificationKind
  /** Named queries that `isMeant` reads from: `children as (select …)`. */
  from: SQL
  /** Whether `u` is one of them. */
  isMeant: SQL
  /** Whoever was told last. */
  after: string
  /** How many at most. */
  most: number
}

/**
 * Gives a notification to the next people whom it is meant for and whom it reaches, in one statement,
 * whoever of them has it already left alone. What goes by mail gets the id of its mail.
 * @returns whom it reached anew, how many were looked at, the last of them, and whether more follow
 */
export async function addNextRecipients(
  db: Db,
  { notification, kind, from, isMeant, after, most }: NextRecipients,
): Promise<{ reached: Reached[]; looked: number; last: string; isLast: boolean }> {
  const { join, inPortal, email, isBouncing, isReached } = reachOf(kind)
  const rows = await rowsOf<
    Omit<Reached, 'mailId'> & { mailId: string | null; isNew: boolean; isMore: boolean }
  >(
    db,
    sql`with ${from}, next as (
        select u.id, u.email address, ${inPortal} in_portal,
          case when ${isBouncing} then 'bounced' when ${email} = 'at once' then 'sent'
            when ${email} = 'daily' then 'daily' else 'none' end as way
        from users u ${join}
        where u.id > ${after}::uuid and ${isMeant} and ${isReached}
        order by u.id limit ${most + 1}
      ), batch as (select * from next order by id limit ${most}), told as (
        insert into notification_recipients
          (notification_id, user_id, created_at, in_portal, email, mail_id)
        select ${notification.id}::uuid, id, ${at(notification.createdAt)}, in_portal, way,
          case when way = 'sent' then gen_random_uuid() end
        from batch
        on conflict do nothing
        returning user_id, mail_id
      )
      select s.id "userId", s.in_portal "inPortal", t.mail_id "mailId",
        case when t.mail_id is not null then s.address end "mailTo",
        t.user_id is not null "isNew", (select count(*) from next) > ${most} "isMore"
      from batch s left join told t on t.user_id = s.id order by s.id`,
  )
  return {
    reached: rows.flatMap(({ isNew, isMore: _, mailId, ...row }) =>
      isNew ? { ...row, ...(mailId !== null && { mailId }) } : [],
    ),
    looked: rows.length,
    last: rows.at(-1)?.userId ?? after,
    isLast: rows[0]?.isMore !== true,
  }
}

/**
 * Takes the notification of a message out of all bells from now on, and mails of it that nobody has
 * tried to send yet out of the queue.
 */
export async function expireNotification(db: Db, messageId: string, now: Date): Promise<void> {
  await db.execute(
    sql`with expired as (
        update notifications set expires_at = least(expires_at, ${at(now)})
        where message_id = ${messageId}::uuid returning id
      ), gone as (
        delete from mails m using notification_recipients r, expired
        where r.notification_id = expired.id and m.id = r.mail_id
          and m.next_try_at is not null and m.attempts = 0
        returning m.id
      )
      update notification_recipients r set email = 'none', mail_id = null
      from expired, gone where r.notification_id = expired.id and r.mail_id = gone.id`,
  )
}

/** Ids of those who have the notification of a message in their bells. */
export async function findReached(db: Db, messageId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select r.user_id id from notifications n
      join notification_recipients r on r.notification_id = n.id
      where n.message_id = ${messageId}::uuid and r.in_portal`,
  )
  return rows.map(({ id }) => id)
}
