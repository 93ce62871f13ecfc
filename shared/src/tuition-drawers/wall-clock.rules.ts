import { momentsOf } from '@portal/shared/contract'

/** What a clock on the wall of a time zone shows, as the moment that it means. */
export type WallTime =
  /** `isFirst`: the clock shows it twice, and this is the first time. */
  | { at: string; isFirst: boolean }
  /** The clocks go forward over it: it does not exist. */
  | null

/**
 * The moment at which a zone's clocks show a day (`2027-03-28`) and a time (`16:30`), as people type
 * them. Of one that comes twice, as clocks go back, the first; null for one that they skip, and for
 * what is no day or time.
 */
export function momentAt(day: string, time: string, zone: string): WallTime {
  const typed = new Date(`${day}T${time}:00Z`)
  if (Number.isNaN(typed.getTime())) return null
  const minute = typed.getUTCHours() * 60 + typed.getUTCMinutes()
  const [first, ...more] = momentsOf({ day: typed.toISOString().slice(0, 10), minute }, zone)
  return first === undefined ? null : { at: first.toISOString(), isFirst: more.length > 0 }
}
