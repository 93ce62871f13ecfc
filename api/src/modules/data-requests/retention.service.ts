import type { Occasion } from '../../asked.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { keptFrom } from './data-requests.rules.ts'
import { emptyBuyers } from './deletion-preview.repository.ts'

/** Takes the names of people who are gone out of bills that tax law does not want to be kept any more. */
export async function forgetOldBuyers({ db, now, log }: Occasion): Promise<void> {
  const bills = await emptyBuyers(db, keptFrom(dayOf(now, officeZone)))
  if (bills > 0) log?.info({ bills }, 'names were taken out of old bills')
}
