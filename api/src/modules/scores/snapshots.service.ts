import type { Occasion } from '../../asked.ts'
import { dayOf } from '../../days.rules.ts'
import { keepReadiness, studentsAfter } from './snapshots.repository.ts'

/** Students whose readiness is worked out in one statement. */
const batch = 500
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Keeps how ready students are, once a week for each part, so that official results can be held to
 * what was said before them. It comes every night, so that one which was missed is made up for.
 */
export async function snapReadiness({ db, now, log }: Occasion): Promise<void> {
  const today = dayOf(now, 'UTC')
  let [after, kept] = [nobody, 0]
  for (;;) {
    const ids = await studentsAfter(db, after, today, batch)
    const last = ids.at(-1)
    if (last === undefined) break
    kept += await keepReadiness(db, ids, today, now)
    after = last
  }
  if (kept > 0) log?.info({ kept }, 'readiness kept')
}
