import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { atOnce } from '../../database/at-once.ts'
import { findBankHolidays } from '../company-calendar/index.ts'
import { trackedTerm } from '../report-cards/index.ts'
import { countOpenWork } from './open-work.repository.ts'
import { openWork } from './open-work.sql.ts'

/** What waits for a person, by the lists that have it; two ways to the database. */
export async function getOpenWork(
  asked: Asked,
): Promise<CallAnswer<'GET /Dashboard/Admin/Dashboard/GetOpenWork'>> {
  const { db, now } = asked
  const [holidays, term] = await atOnce(db, (within) =>
    Promise.all([findBankHolidays(within), trackedTerm(within, undefined, now)]),
  )
  const kinds = openWork(now)
  const waiting = await countOpenWork(db, kinds, { asked, holidays, termId: term?.id ?? null })
  return {
    cards: kinds.map(({ id, label, href, tone }) => {
      const { count = 0, pence = null } = waiting[id] ?? {}
      return { id, label, href, count, pence, tone: count === 0 ? 'neutral' : tone }
    }),
  }
}
