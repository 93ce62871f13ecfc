import { type NotificationKind, notificationKinds } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'

/** How people hear of a kind, as pieces of a statement about `users u`. */
export interface Ways {
  /** Joined, `p` being what somebody chose. */
  join: SQL
  /** Whether it is in the bell. */
  inPortal: SQL
  /** `none`, `daily` or `at once`. */
  email: SQL
}

/** As people chose for the kind, or as holds until they do. */
export function waysOf(kind: NotificationKind): Ways {
  const first = notificationKinds.find(({ name }) => name === kind)?.first
  const { inPortal, email } = first ?? { inPortal: true, email: 'none' }
  return {
    join: sql`left join notification_preferences p on p.user_id = u.id and p.kind = ${kind}`,
    inPortal: sql`coalesce(p.in_portal, ${inPortal})`,
    email: sql`coalesce(p.email, ${email})`,
  }
}

/**
 * The same where mails to an address that bounces are not even tried.
 */
export function reachOf(kind: NotificationKind): Ways & {
  /** Mails to the address come back, and somebody wants some. */
  isBouncing: SQL
  /** Whether it reaches the person in some way. */
  isReached: SQL
} {
  const ways = waysOf(kind)
  const { inPortal, email } = ways
  return {
    ...ways,
    isBouncing: sql`(${email} <> 'none' and u.email_state = 'bouncing')`,
    isReached: sql`(${inPortal} or (${email} <> 'none' and u.email_state <> 'bouncing'))`,
  }
}
