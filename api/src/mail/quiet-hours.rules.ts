import { tz } from '@date-fns/tz'
import { addDays, getHours, getMinutes, set } from 'date-fns'
import { knownZone } from '../days.rules.ts'

/** Hours in which mails wait, as `21:00` by a clock on the wall; over midnight where `from` is later. */
export interface QuietHours {
  isOn: boolean
  from: string
  to: string
}

/** The office's until it says otherwise. */
export const usualQuietHours: QuietHours = { isOn: true, from: '21:00', to: '07:00' }

const dayMinutes = 24 * 60

/**
 * When a mail may go that is ready at a moment: at once, or when the quiet hours in which it falls
 * end by the clock of whoever gets it.
 * @param zone IANA time zone; one that is not known counts as UTC
 */
export function afterQuietHours(moment: Date, hours: QuietHours, zone: string): Date {
  const inZone = { in: tz(knownZone(zone)) }
  const from = minutesOf(hours.from)
  const to = minutesOf(hours.to)
  const now = getHours(moment, inZone) * 60 + getMinutes(moment, inZone)
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to
  if (!hours.isOn || !isQuiet) return moment
  const end = set(
    moment,
    { hours: Math.floor(to / 60), minutes: to % 60, seconds: 0, milliseconds: 0 },
    inZone,
  )
  const wanted = new Date((to > now ? end : addDays(end, 1, inZone)).getTime())
  if (wanted > moment) return wanted
  // The hour that the clocks repeat: by the clock its end is over and yet to come.
  const minute = Math.floor(moment.getTime() / 60_000)
  return new Date((minute + ((to - now + dayMinutes) % dayMinutes)) * 60_000)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
