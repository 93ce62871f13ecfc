/**
 * How far the server believes a device that says when something was done. The server knows when it
 * heard of a set, and so for which times it cannot know what the device did. Within those times the
 * device's word counts; outside of them the server's own clock does.
 */

/** Longest time after a set's end in which anything of it may still arrive and count. */
export const longestTrustMs = 24 * 3_600_000

/**
 * An open runner of a timed set is heard of every 25 seconds; a device that was silent for longer
 * than this could not reach the server, or was not there.
 */
export const heartbeatMs = 60_000

/** What is sent at the last moment is on its way for so long at most. */
export const onTheWayMs = 5_000

/** What the server knows of the device on which a timed set is worked on. */
export interface Contact {
  /** When it last heard of the set. */
  seenAt: Date
  /** The last time in which it could not know what the device did; null without such. */
  away: { from: Date; until: Date } | null
  /**
   * How long the device was not reachable around and after the end, in milliseconds: the silence
   * that the end fell into and, if that was longer than a heartbeat, later ones that were, too.
   * Who was connected at the end has nothing from before it that could still arrive.
   */
  awayMs: number
}

/** The contact of a set that begins now. */
export function firstContact(startedAt: Date): Contact {
  return { seenAt: startedAt, away: null, awayMs: 0 }
}

const ms = (from: Date, until: Date) => until.getTime() - from.getTime()
const latest = (...moments: Date[]) => new Date(Math.max(...moments.map(Number)))
const earliest = (...moments: Date[]) => new Date(Math.min(...moments.map(Number)))

/** What the server knows once it hears of a set again. A contact out of order changes nothing. */
export function hear(contact: Contact, deadlineAt: Date, now: Date): Contact {
  const silentMs = ms(contact.seenAt, now)
  if (silentMs <= 0) return contact
  const isLong = silentMs > heartbeatMs
  const isOver = now > deadlineAt
  const spansEnd = isOver && contact.seenAt <= deadlineAt
  const isOneMore = isOver && isLong && contact.awayMs > heartbeatMs
  return {
    seenAt: now,
    away: isLong || spansEnd ? { from: contact.seenAt, until: now } : contact.away,
    awayMs: isOver ? contact.awayMs + (spansEnd || isOneMore ? silentMs : 0) : 0,
  }
}

/**
 * When something was done: what the device says if that lies after the last contact, or in the last
 * time that the server did not hear of it; else the last contact, since the server heard then that
 * it had not been done yet. Never before `notBefore`, and never after now.
 */
export function credibleMoment(
  said: Date,
  contact: Pick<Contact, 'seenAt' | 'away'>,
  notBefore: Date,
  now: Date,
): Date {
  const { seenAt, away } = contact
  const moment = earliest(said, now)
  if (moment >= seenAt) return latest(moment, notBefore)
  const inSilence = away !== null && moment <= away.until ? latest(moment, away.from) : seenAt
  return earliest(latest(inSilence, notBefore), latest(now, notBefore))
}

/**
 * Whether an answer counts. What arrives before the end does. What arrives after it counts if it is
 * said to be given before, and arrives no later than the device was unreachable, a day at most.
 */
export function countsInTime(
  said: Date,
  contact: Contact,
  deadlineAt: Date | null,
  now: Date,
): boolean {
  if (deadlineAt === null || now <= deadlineAt) return true
  if (said > deadlineAt) return false
  const { awayMs } = hear(contact, deadlineAt, now)
  return ms(deadlineAt, now) <= Math.min(awayMs + onTheWayMs, longestTrustMs)
}

/** Whether nothing of a set can count any more: the server hands it in with what it has. */
export function isOverdue(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt !== null && ms(deadlineAt, now) > longestTrustMs
}

/** Sets whose end was before this moment are overdue. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - longestTrustMs)
}

/** Whether something reached the server only after a time in which it did not hear of the device. */
export function cameFromSilence(doneAt: Date, now: Date): boolean {
  return ms(doneAt, now) > heartbeatMs
}
