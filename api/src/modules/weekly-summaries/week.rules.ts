import { dayOf, dayPlus, knownZone, mondayOf } from '../../days.rules.ts'
import { lastMorning } from '../notifications/index.ts'

/** A week that has ended, in the written days of whoever reads of it. */
export interface EndedWeek {
  /** The Monday after it, on which its summary goes out. */
  monday: string
  /** Its own Monday and Sunday. */
  first: string
  last: string
}

/** How many mornings a summary may go out on, Monday's with them: a server may have been away. */
const mornings = 2

/**
 * The week whose summary is due: from Monday at seven by the clock of the zone on, until Wednesday
 * at seven; null for the rest of a week.
 */
export function weekDue(zone: string, now: Date): EndedWeek | null {
  const today = dayOf(lastMorning(zone, now), knownZone(zone))
  const monday = mondayOf(today)
  if (today >= dayPlus(monday, mornings)) return null
  return { monday, first: dayPlus(monday, -7), last: dayPlus(monday, -1) }
}
