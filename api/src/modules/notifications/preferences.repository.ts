import {
  type HowTold,
  kindsOfRole,
  type NotificationKind,
  notificationKinds,
  type Role,
} from '@portal/shared/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { notificationPreferences } from '../../database/schema/index.ts'

/** How a person hears of one kind. */
export interface Preference extends HowTold {
  kind: NotificationKind
}

/** What a person chose, for each kind of the role; the kind's own where nothing was chosen. */
export async function readPreferences(db: Db, userId: string, role: Role): Promise<Preference[]> {
  const chosen = await db
    .select({
      kind: notificationPreferences.kind,
      inPortal: notificationPreferences.inPortal,
      email: notificationPreferences.email,
    })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  return kindsOfRole(role).map(
    ({ name: kind, first }) => chosen.find((one) => one.kind === kind) ?? { kind, ...first },
  )
}

export async function savePreference(db: Db, userId: string, choice: Preference): Promise<void> {
  const { kind, inPortal, email } = choice
  await db
    .insert(notificationPreferences)
    .values({ userId, kind, inPortal, email })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { inPortal, email },
    })
}

/**
 * Ends somebody's mails of a kind, also what waits for the daily mail. One of an earlier release, and
 * somebody who is gone, change nothing.
 */
export async function stopMails(db: Db, userId: string, kind: string): Promise<void> {
  const known = notificationKinds.find(({ name }) => name === kind)
  if (known === undefined) return
  await db.execute(sql`with chosen as (
      insert into notification_preferences as p (user_id, kind, in_portal, email)
      select u.id, ${known.name}, ${known.first.inPortal}, 'none' from users u where u.id = ${userId}
      on conflict (user_id, kind) do update set email = 'none')
    update notification_recipients r set email = 'none' from notifications n
    where r.user_id = ${userId} and r.email = 'daily' and n.id = r.notification_id
      and n.kind = ${known.name}`)
}

/** Ends the daily mail of somebody: of every kind that comes with it, and of what waits for it. */
export async function stopDailyMails(db: Db, userId: string): Promise<void> {
  await db.execute(sql`with chosen as (
      update notification_preferences set email = 'none'
      where user_id = ${userId} and email = 'daily')
    update notification_recipients set email = 'none'
    where user_id = ${userId} and email = 'daily'`)
}
