import { randomBytes } from 'node:crypto'
import type { VersionedKind } from '@portal/shared/api/schemas'
import type { SQL } from 'drizzle-orm'
import type { Occasion } from '../asked.ts'
import type { Db } from '../database/db.ts'
import { insertChanges, insertEntry } from './audit.repository.ts'
import { differencesOf, digestOf, type Values } from './audit.rules.ts'

/** All that is written down. A new one is added here, so that the log can be read by them. */
export type AuditAction =
  | `${VersionedKind} ${'saved' | 'removed'}`
  | 'academies ordered'
  | 'account created'
  | 'academy contents changed'
  | 'attendance marked'
  | 'attendee noted'
  | 'availability set'
  | 'alert changed'
  | 'alert commented'
  | 'alert raised'
  | 'bank comment changed'
  | 'bank tree archived'
  | 'bank tree ordered'
  | 'bank tree saved'
  | 'book withdrawn'
  | 'batch undone'
  | 'billing changed'
  | 'booking cancelled'
  | 'booking changed'
  | 'booking created'
  | 'bounce cleared'
  | 'captions removed'
  | 'captions saved'
  | 'content subject saved'
  | 'curriculum item removed'
  | 'curriculum item saved'
  | 'curriculum published'
  | 'curriculum set'
  | 'curriculum template saved'
  | 'data exported'
  | 'debt written off'
  | 'degree group removed'
  | 'degree group saved'
  | 'degree groups ordered'
  | 'deletion confirmed'
  | 'deletion declined'
  | 'data request changed'
  | 'data request closed'
  | 'data request opened'
  | 'deletion requested'
  | 'deletion withdrawn'
  | 'device signed out'
  | 'document issued'
  | 'document sent'
  | 'email change asked for'
  | 'email changed'
  | 'essay marked'
  | 'event cancelled'
  | 'event duplicated'
  | 'event file added'
  | 'event file removed'
  | 'event place taken'
  | 'event places given'
  | 'event published'
  | 'event report saved'
  | 'extra minutes given'
  | 'faqs ordered'
  | 'file of people applied'
  | 'file of people brought'
  | 'file of people discarded'
  | 'file of people taken back'
  | 'file refused'
  | 'film poster changed'
  | 'film removed'
  | 'flag answered'
  | 'flag settled'
  | 'help message answered'
  | 'help message changed'
  | 'hour booked'
  | 'hour cancelled'
  | 'hour corrected'
  | 'hour marked'
  | 'hour moved'
  | 'hours adjusted'
  | 'job cancelled'
  | 'job retried'
  | 'key corrected'
  | 'learn page published'
  | 'learn page saved'
  | 'light snoozed'
  | 'list exported'
  | 'link removed'
  | 'link set'
  | 'mail retried'
  | 'message cancelled'
  | 'message recalled'
  | 'message scheduled'
  | 'message tested'
  | 'marker changed'
  | 'marking checked'
  | 'marking item assigned'
  | 'marking returned'
  | 'password changed'
  | 'password link sent'
  | 'password reset'
  | 'paper part saved'
  | 'paper questions set'
  | 'paper saved'
  | 'paper state changed'
  | 'payment recorded'
  | 'payment reversed'
  | 'piece sent back'
  | 'post published'
  | 'post state changed'
  | 'people changed together'
  | 'question created'
  | 'question deleted'
  | 'question details changed'
  | 'question filed'
  | 'question saved'
  | 'question state changed'
  | 'question unfiled'
  | 'questions changed back'
  | 'questions changed together'
  | 'questions said to differ'
  | 'reading items ordered'
  | 'import applied'
  | 'import cancelled'
  | 'import undone'
  | 'invitation sent'
  | 'questions exported'
  | 'recording set'
  | 'refund recorded'
  | 'reports reminded of'
  | 'refresh token reused'
  | 'request for another time answered'
  | 'reminders paused'
  | 'renewal created'
  | 'report edited'
  | 'report sent'
  | 'report card reopened'
  | 'report card submitted'
  | 'report cards asked for'
  | 'school logo changed'
  | 'result removed'
  | 'result saved'
  | 'rubric saved'
  | 'sessions ended'
  | 'setting changed'
  | 'sign-in'
  | 'sign-in failed'
  | 'sign-out'
  | 'target dropped'
  | 'target saved'
  | 'snooze ended'
  | 'time off added'
  | 'time off removed'
  | 'upgrade request accepted'
  | 'upgrade request declined'
  | 'upgrades ordered'
  | 'upsell created'
  // Before they were changes of another's account: `impersonation started` and `ended`, of signing in.
  | 'viewing ended'
  | 'viewing started'
  | 'writing task saved'
  | 'writing task set'
  | 'writing task taken back'

/** What a record is that an entry is about. */
export type AuditedKind =
  | 'account'
  | 'admission test'
  | 'alert'
  | 'bank comment'
  | 'bank subject'
  | 'booking'
  | 'bulk change'
  | 'captions'
  | 'content subject'
  | 'curriculum'
  | 'curriculum item'
  | 'curriculum template'
  | 'degree group'
  | 'data request'
  | 'deletion request'
  | 'event session'
  | 'export'
  | 'film'
  | 'flag'
  | 'help message'
  | 'hour'
  | 'import'
  | 'invoice'
  | 'job'
  | 'learn page'
  | 'mail'
  | 'ledger entry'
  | 'link'
  | 'marking item'
  | 'money entry'
  | 'official result'
  | 'payer'
  | 'question'
  | 'paper'
  | 'paper part'
  | 'report'
  | 'report card'
  | 'rubric'
  | 'school'
  | 'set'
  | 'setting'
  | 'sub-topic'
  | 'table import'
  | 'target'
  | 'test part'
  | 'time off'
  | 'topic'
  | 'tutor'
  | 'upgrade request'
  | 'video'
  | 'video group'
  | 'writing task'
  | VersionedKind

/** Who does something, when and from where; what a handler gets is one. */
export type Doer = Pick<Occasion, 'now' | 'address' | 'requestId' | 'log'> & {
  /** Undefined for somebody who has not signed in, and for the server itself. */
  caller?: { userId: string } | undefined
}

/** A record that was changed. Of its values those are kept that differ, and never secrets. */
export interface Audited {
  kind: AuditedKind
  id: string
  /** What of it may have been changed, as it was; null for a record that was made. */
  before: Values | null
  /** The same as it is now; null for a record that was removed. */
  after: Values | null
  /** The version that it has now, where it has versions. */
  version?: number
  /** What all entries of one wish have in common, where it changes many records. */
  batch?: string
}

/** What an entry says beside who, when and what. */
export interface AuditDetails {
  /** Whom it concerns, where that is somebody else. */
  subjectId?: string | undefined
  /** Who did it, where a caller does not say. */
  actorId?: string | SQL | undefined
  /** The record that was changed, where it is about one. */
  record?: Audited
  /** What else is to be known; not what was changed, since it stays when a person is forgotten. */
  details?: Record<string, string>
}

/**
 * Writes down what somebody answers for: the one door to the log. To be called in the transaction
 * that does it, so that nothing is done without its entry. The process's log is told that there is
 * one, without what it says.
 */
export async function audit(
  tx: Db,
  { caller, now, address, requestId, log }: Doer,
  action: AuditAction,
  { actorId = caller?.userId, record, ...entry }: AuditDetails = {},
): Promise<void> {
  const { kind, id, version, batch } = record ?? {}
  const written = await insertEntry(tx, {
    at: now,
    actorId,
    action,
    address,
    kind,
    record: id,
    version,
    batch,
    requestId,
    ...entry,
  })
  if (record !== undefined) await keepChanges(tx, written.auditId, record)
  log?.info({ ...written, action, subjectId: entry.subjectId, kind, record: id }, 'written down')
}

async function keepChanges(tx: Db, auditId: number, { before, after }: Audited): Promise<void> {
  const changes = differencesOf(before, after).map((change) => {
    const salt = randomBytes(16).toString('hex')
    return { auditId, ...change, salt, digest: digestOf(change, salt) }
  })
  if (changes.length > 0) await insertChanges(tx, changes)
}
