import {
  type HowTold,
  kindsOfRole,
  type NotificationKind,
  type Role,
} from '@portal/shared/contract'
import { eq } from 'drizzle-orm'
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
