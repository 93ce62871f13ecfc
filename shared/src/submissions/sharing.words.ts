import type { CallAnswer } from '@portal/shared/api'
import { formatDay } from '@portal/shared/calendar'
import { plural } from '@portal/shared/ui'
import { isAway } from './queue.rules.ts'
import type { Marker } from './submissions.queries.ts'

type Assigned = CallAnswer<'POST /Marking/tutor/Marking/Assign'>

/** So many are named; of more the rest is counted. */
const mostNames = 3

/** What came of assigning: how many went to whom, which were passed over and why. */
export function assignedInWords({ changed, skipped }: Assigned, name: string | null): string {
  const these = plural(changed, 'submission')
  const done =
    name === null
      ? `${these} ${changed === 1 ? 'is' : 'are'} back in the pool.`
      : `${these} ${changed === 1 ? 'is' : 'are'} with ${name}.`
  if (skipped.length === 0) return done
  const named = skipped.slice(0, mostNames).map(({ title, why }) => `“${title}”: ${why}`)
  const more = skipped.length - named.length
  return [
    ...(changed === 0 ? [] : [done]),
    `Passed over: ${named.join(' ')}`,
    ...(more > 0 ? [`And ${more} more.`] : []),
  ].join(' ')
}

/** How much a marker has and can take, and whether he or she is away: `4 open of 10, away until …`. */
export function loadInWords(marker: Marker, today: string): string {
  const { open, capacity, awayUntil } = marker
  const load = `${open} open of ${capacity}`
  return awayUntil !== null && isAway(marker, today)
    ? `${load}, away until ${formatDay(awayUntil)}`
    : load
}
