import type { Asked } from '../../asked.ts'
import { notFound } from '../../problem.ts'
import { ledgerSumsOf } from './tuition.repository.ts'
import { hoursOf } from './tuition.rules.ts'

/** Hours of a student for the tuition page and the counter beside its title. */
export async function tuitionOf({ db, caller }: Asked) {
  const sums = await ledgerSumsOf(db, caller.userId)
  if (sums === undefined) throw notFound('The student')
  const { remaining, bought, used, isUnlimited } = hoursOf(sums, sums.isUnlimited)
  return {
    tutoringHoursRemaining: remaining,
    hoursBought: bought,
    hoursUsed: used,
    isUnlimited,
  }
}
