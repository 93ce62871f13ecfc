import type { Db } from '../database/db.ts'
import { notifyChannel } from './notify.repository.ts'

/** The database's channel that all processes listen on. */
export const channel = 'portal_events'

/** What goes through the channel; ids only, since the database takes less than 8 kB. */
export type Message =
  /** Something of these people has changed. */
  | { kind: EventKind; users: readonly string[] }
  /** Something of all processes: there is mail to be sent or a job to be done, or a setting has changed. */
  | { kind: ProcessEvent }
  | AccessChange

/** Whose access tokens are good no longer, although their time is not over. */
export interface AccessChange {
  kind: 'access'
  /** People whose account was stopped. */
  stopped: readonly string[]
  /** People whose account is in use again. */
  back: readonly string[]
  /** Sign-ins that were ended. */
  sessions: readonly string[]
}

/** What concerns the processes themselves, not a person. */
export const processEvents = ['mail', 'job', 'settings'] as const

export type ProcessEvent = (typeof processEvents)[number]

/**
 * What a person's stream may say: `bell`, the feed has changed; `jobs`, a task that the person
 * watches has; `tuition`, an hour, its request, its report or a concern has; `events`, a seminar or
 * course has, or a place in it; `writing`, an item of the queue, its marking, or a reply has;
 * `bell-of-many`, the feeds of so many have changed that their pages are to ask at random moments of
 * the next minute.
 */
export const eventKinds = ['bell', 'bell-of-many', 'jobs', 'tuition', 'events', 'writing'] as const

export type EventKind = (typeof eventKinds)[number]

/** Ids of one message: 100 uuids are 3.9 kB of the 8 that it may have. */
const mostIds = 100

/**
 * Says to all processes that something of these people has changed, once the transaction that `db`
 * is has ended well.
 */
export async function publish(db: Db, kind: EventKind, userIds: readonly string[]): Promise<void> {
  const ids = [...new Set(userIds)]
  const told: Message[] = []
  for (let start = 0; start < ids.length; start += mostIds) {
    told.push({ kind, users: ids.slice(start, start + mostIds) })
  }
  if (told.length > 0) await send(db, told)
}

/**
 * Makes all processes refuse access tokens at once that are still in their time, or take those of
 * somebody again, once the transaction that `db` is has ended well.
 */
export async function tellAccess(
  db: Db,
  { stopped = [], back = [], sessions = [] }: Partial<Omit<AccessChange, 'kind'>>,
): Promise<void> {
  const longest = Math.max(stopped.length, back.length, sessions.length)
  // Three lists of these are below the 8 kB.
  const most = Math.floor(mostIds / 2)
  const part = (ids: readonly string[], start: number) => ids.slice(start, start + most)
  for (let start = 0; start < longest; start += most) {
    await tell(db, {
      kind: 'access',
      stopped: part(stopped, start),
      back: part(back, start),
      sessions: part(sessions, start),
    })
  }
}

/** Sends one message. */
export async function tell(db: Db, message: Message): Promise<void> {
  await send(db, [message])
}

async function send(db: Db, told: readonly Message[]): Promise<void> {
  await notifyChannel(
    db,
    channel,
    told.map((message) => JSON.stringify(message)),
  )
}
