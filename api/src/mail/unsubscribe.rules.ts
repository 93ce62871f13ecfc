import { createHmac, timingSafeEqual } from 'node:crypto'
import { uidPattern } from '@portal/shared/api/schemas'
import { type NotificationKind, notificationKinds } from '@portal/shared/contract'

/** Which mails end together: those of a kind of notification, or the daily mail of all kinds. */
export type StoppedKind = NotificationKind | 'daily'

/** Whose mails, and of which kind; the kind may be one of an earlier release. */
export interface Unsubscribing {
  userId: string
  kind: string
}

/**
 * What an address names that ends somebody's mails of a kind. Signed and kept nowhere, and good for
 * as long as the server has its secret: a mail may be opened years later.
 */
export function unsubscribeToken({ userId, kind }: Unsubscribing, secret: string): string {
  return `${userId}.${kind}.${signature(userId, kind, secret).toString('base64url')}`
}

/** What a token names; undefined for one that was never ours. */
export function readUnsubscribe(token: string, secret: string): Unsubscribing | undefined {
  const [userId = '', kind = '', signed = '', ...more] = token.split('.')
  if (more.length > 0 || !uidPattern.test(userId)) return undefined
  const given = Buffer.from(signed, 'base64url')
  const own = signature(userId, kind, secret)
  return given.length === own.length && timingSafeEqual(given, own) ? { userId, kind } : undefined
}

function signature(userId: string, kind: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`unsubscribe ${userId} ${kind}`).digest()
}

/** Where a browser or a mail program goes with such a token: to read of it, or to end the mails. */
export function unsubscribeAddress(
  of: Unsubscribing,
  { publicUrl, sessionSecret }: { publicUrl: string; sessionSecret: string },
  action: 'GetUnsubscribe' | 'Unsubscribe',
): string {
  const token = encodeURIComponent(unsubscribeToken(of, sessionSecret))
  return `${publicUrl}/api/Notification/Mail/${action}?token=${token}`
}

/** A kind in words, as a page has it of mails: `the daily mail`, `mails about “Tuition”`. */
export function kindInWords(kind: string): string {
  if (kind === 'daily') return 'the daily mail with your notifications'
  const known = notificationKinds.find(({ name }) => name === kind)
  return known === undefined ? 'mails of this kind' : `mails about “${known.words.title}”`
}
