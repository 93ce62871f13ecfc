import { createHash } from 'node:crypto'
import type { Asked } from '../../asked.ts'
import type { FileAnswer } from '../../calls.ts'
import { feedSpan } from '../../days.rules.ts'
import { calendarType, icsOf } from '../../ics/index.ts'
import { notFound } from '../../problem.ts'
import { countTry, newSecret } from '../authentication/index.ts'
import { calendarOf } from './calendar.repository.ts'
import { cancelledSince } from './calendar.service.ts'
import { toIcs, whoseOf } from './calendar-file.service.ts'
import { findFeed, putFeed, readFeed, removeFeed } from './feed.repository.ts'

/** Where other programs read calendars; the key is its one query. */
const feedPath = '/api/Calendar/Feed/portal.ics'

const aMinute = { what: 'requests for this calendar', windowSeconds: 60 }
const mostAMinute = 60

/** Whether the caller's calendar may be read from outside, and when it last was. */
export async function feedOf({ db, caller }: Asked) {
  const feed = await findFeed(db, caller.userId)
  return {
    isOn: feed !== undefined,
    madeAt: feed?.madeAt.toISOString() ?? null,
    lastFetchedAt: feed?.lastFetchedAt?.toISOString() ?? null,
  }
}

/** A new address of the caller's calendar; only its hash is kept, so it is told this once. */
export async function resetFeed({ db, caller, now, server }: Asked) {
  const key = newSecret()
  await putFeed(db, caller.userId, hashOf(key), now)
  return { address: `${server.settings.publicUrl}${feedPath}?key=${key}` }
}

/** The address of the caller's calendar stops. */
export async function stopFeed({ db, caller }: Asked): Promise<void> {
  await removeFeed(db, caller.userId)
}

/**
 * The calendar of whoever has this key, with what its owner may see at this moment. A key that is
 * somebody's counts by itself, because programs of a large host read the calendars of many from one
 * address; one that is nobody's counts by the address, so that keys cannot be tried.
 * @throws Problem 404 for a key that opens nothing, 429 above 60 a minute.
 */
export async function feedFor(
  { db, now, address, server }: Asked<undefined>,
  key: string,
): Promise<FileAnswer> {
  const keyHash = hashOf(key)
  const reader = await readFeed(db, keyHash, now)
  const counted = reader === undefined ? `feed from ${address}` : `feed ${keyHash}`
  await countTry(db, { ...aMinute, now, limits: [{ key: counted, most: mostAMinute }] })
  if (reader === undefined) throw notFound('The calendar')
  const { role, userId, timeZone: zone } = reader
  const rows = await calendarOf(db, {
    ...feedSpan(now),
    whose: whoseOf(role, userId),
    cancelledSince: cancelledSince(now),
  })
  const { publicUrl } = server.settings
  return { content: icsOf(toIcs(role, rows), { zone, publicUrl }), type: calendarType }
}

/** Keys are random, so a plain hash makes a stolen table useless. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
