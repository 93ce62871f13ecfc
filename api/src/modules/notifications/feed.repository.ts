import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { prepared } from '../../database/prepared.ts'
import { notificationRecipients, notifications } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'

/** Entries that a feed holds at most. */
export const feedLength = 100

const feedOf = prepared('notification_feed', (db, name) =>
  db
    .select({
      id: notifications.id,
      title: notifications.title,
      titleCode: notifications.titleCode,
      description: notifications.description,
      link: notifications.link,
      notificationLink: notifications.notificationLink,
      navigatableLink: notifications.navigatableLink,
      isAdjustment: notifications.isAdjustment,
      createdAt: notifications.createdAt,
      readAt: notificationRecipients.readAt,
    })
    .from(notificationRecipients)
    .innerJoin(notifications, eq(notifications.id, notificationRecipients.notificationId))
    .where(
      and(
        eq(notificationRecipients.userId, sql.placeholder('userId')),
        // As the index has it.
        sql`${notificationRecipients.inPortal}`,
        or(isNull(notifications.expiresAt), gt(notifications.expiresAt, sql.placeholder('now'))),
      ),
    )
    .orderBy(desc(notificationRecipients.createdAt), desc(notificationRecipients.notificationId))
    .limit(feedLength)
    .prepare(name),
)

/** A person's entries that have not expired, the newest first. */
export async function readFeed(db: Db, userId: string, now: Date) {
  return await feedOf(db).execute({ userId, now })
}

export type FeedRow = Awaited<ReturnType<typeof readFeed>>[number]

/** Marks one of a person's entries as read. False when it is not in the person's feed. */
export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(notificationRecipients)
    .set({
      readAt: sql`coalesce(${notificationRecipients.readAt}, ${at(now)})`,
    })
    .where(
      and(
        eq(notificationRecipients.userId, userId),
        eq(notificationRecipients.notificationId, id),
        eq(notificationRecipients.inPortal, true),
      ),
    )
    .returning({ id: notificationRecipients.notificationId })
  return rows.length > 0
}

/** Marks all of a person's entries as read. Answers whether any was not. */
export async function markAllRead(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(notificationRecipients)
    .set({ readAt: now })
    .where(
      and(
        eq(notificationRecipients.userId, userId),
        eq(notificationRecipients.inPortal, true),
        isNull(notificationRecipients.readAt),
      ),
    )
    .returning({ id: notificationRecipients.notificationId })
  return rows.length > 0
}
