import { settingForms } from '@portal/shared/api/schemas'
import type { Db } from '../database/db.ts'
import { officeZone } from '../days.rules.ts'
import { findQuiet } from './mails.repository.ts'
import { afterQuietHours, usualQuietHours } from './quiet-hours.rules.ts'

/**
 * When mails may go that are ready at a moment: by the quiet hours and the clock of whoever has the
 * address, of nobody's by the office's. One statement for any number of addresses.
 */
export async function quietTimes(
  db: Db,
  addresses: readonly string[],
  moment: Date,
): Promise<(address: string) => Date> {
  const asked = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const { office: stored, people } = await findQuiet(db, asked)
  // Of another release, or never saved: what is usual.
  const office = settingForms.quietHours.safeParse(stored).data ?? usualQuietHours
  const times = new Map(
    people.map(({ address, zone, own }) => [address, afterQuietHours(moment, own ?? office, zone)]),
  )
  const ofOthers = afterQuietHours(moment, office, officeZone)
  return (address) => times.get(address.toLowerCase()) ?? ofOthers
}
