import { formatNumber, type Moment, type Tone } from '@portal/shared/ui'
import { isTimeToJoin } from '../contract/join.rules.ts'
import type { Hour, LedgerEntry } from './types.ts'

const minute = 60_000
const hourMs = 60 * minute

/** An hour that is not marked so long after its end is late. */
const markWithin = 24 * hourMs
/** Asked for later than this before its start, another time may come too late. */
const shortNotice = 24 * hourMs

type Timed = Pick<Hour, 'startsAt' | 'length'>

const timeOf = (moment: Moment) => new Date(moment).getTime()

/** When an hour ends, in epoch milliseconds. */
export function endOf({ startsAt, length }: Timed): number {
  return timeOf(startsAt) + length * hourMs
}

/** Whether it can be joined: from ten minutes before its start until its end. */
export function canJoin(hour: Timed & Pick<Hour, 'state' | 'joinLink'>, now: number): boolean {
  const { startsAt, state, joinLink } = hour
  return (
    joinLink !== null && state === 'scheduled' && isTimeToJoin(timeOf(startsAt), endOf(hour), now)
  )
}

/** Whether its student may ask for another time now. */
export function canAskForTime({ startsAt, state, request }: Hour, now: number): boolean {
  return state === 'scheduled' && now < timeOf(startsAt) && request?.state !== 'open'
}

/** Whether it begins within a day. */
export function isShortNotice({ startsAt }: Pick<Hour, 'startsAt'>, now: number): boolean {
  return timeOf(startsAt) - now < shortNotice
}

/** How an hour stands, in a word and its tone. */
export function stateOf(
  hour: Timed & Pick<Hour, 'state'>,
  now: number,
): { word: string; tone: Tone } {
  switch (hour.state) {
    case 'delivered':
      return { word: 'Delivered', tone: 'success' }
    case 'no-show':
      return { word: 'No-show', tone: 'danger' }
    case 'cancelled':
      return { word: 'Cancelled', tone: 'neutral' }
    case 'scheduled':
      if (now < timeOf(hour.startsAt)) return { word: 'Booked', tone: 'brand' }
      if (now < endOf(hour)) return { word: 'Now', tone: 'brand' }
      return now < endOf(hour) + markWithin
        ? { word: 'To mark', tone: 'warning' }
        : { word: 'To mark, late', tone: 'danger' }
  }
}

/** `1.5 hours`. */
export function hoursText(hours: number): string {
  return `${formatNumber(hours, 2)} ${Math.abs(hours) === 1 ? 'hour' : 'hours'}`
}

/** What an entry of the ledger is. */
export const entryWords: Readonly<Record<LedgerEntry['kind'], string>> = {
  bought: 'Bought',
  used: 'Used',
  returned: 'Given back',
  adjusted: 'Adjusted',
}

/** `+6 h`, `−1.5 h`, with a real minus sign. */
export function signedHours(hours: number): string {
  const amount = `${formatNumber(Math.abs(hours), 2)} h`
  return hours < 0 ? `−${amount}` : `+${amount}`
}

/** How a request for another time stands. */
export const requestWords: Readonly<Record<NonNullable<Hour['request']>['state'], string>> = {
  open: 'Another time was asked for',
  accepted: 'Moved as was asked for',
  declined: 'Another time was not possible',
  withdrawn: 'The request was taken back',
  expired: 'The request was not answered in time',
  closed: 'The request ended with the change',
}
