import type { Db } from '../../database/db.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import { digestMail, lastMorning } from './mail.rules.ts'
import { type DigestItem, takeDigest, zonesThatWait } from './notify.repository.ts'

/** People of one transaction. */
const batch = 500

/**
 * Makes the daily mails: for each person, one with all that came before the last morning at seven
 * by the person's own clock. Several processes may do so at once. Answers how many it made.
 */
export async function sendDigests(db: Db, now: Date, publicUrl: string): Promise<number> {
  let made = 0
  for (const zone of await zonesThatWait(db)) {
    const before = lastMorning(zone, now)
    for (;;) {
      const taken = await db.transaction(async (tx) => {
        const items = await takeDigest(tx, zone, before, now, batch)
        const mails = byAddress(items.filter(({ isNews }) => isNews)).map(([to, own]) =>
          digestMail(to, own, publicUrl),
        )
        await queueMails(tx, mails, now)
        made += mails.length
        return items.length
      })
      if (taken === 0) break
    }
  }
  return made
}

function byAddress(items: readonly DigestItem[]): [string, DigestItem[]][] {
  return [...Map.groupBy(items, ({ address }) => address)]
}

/** Often enough for a mail that is due at seven. */
const everyMs = 5 * 60_000

/**
 * Makes the daily mails for as long as the process runs. Answers what stops it.
 * @param onFailure hears why a round failed; everything waits, and the next one tries again.
 */
export function keepDigests(
  db: Db,
  clock: () => Date,
  publicUrl: string,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    sendDigests(db, clock(), publicUrl).catch(onFailure)
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
