import { iso } from './hour-shown.rules.ts'
import type { HistoryRow, HourPage } from './hours.repository.ts'
import { cancellers } from './news.rules.ts'
import type { HourState } from './outcome.rules.ts'
import { hoursInWords, type Telling, whenInWords } from './wall-clock.rules.ts'

/** What became of an hour when, for people to read. */
export interface HistoryEntry {
  at: string
  by: string
  text: string
}

const outcomeWords: Record<HourState, string> = {
  scheduled: 'planned',
  delivered: 'took place',
  'no-show': 'the student did not come',
  cancelled: 'cancelled',
}

/**
 * The history of an hour from the entries of the log, the latest first. An outcome that was noted
 * before there were entries comes from the hour itself.
 */
export function historyOf(
  page: Pick<HourPage, 'state' | 'quarters' | 'markedMs' | 'markedBy'>,
  rows: readonly HistoryRow[],
  telling: Telling,
): HistoryEntry[] {
  const entries = rows.map(({ atMs, by, ...row }) => {
    return { at: iso(atMs), by: by ?? 'The portal', text: textOf(row, telling) }
  })
  const { state, quarters, markedMs, markedBy } = page
  if (markedMs === null || rows.some(({ action }) => action !== 'hour booked')) return entries
  const text = `Noted: ${outcomeWords[state]}, ${hoursInWords(quarters)}`
  return [{ at: iso(markedMs), by: markedBy ?? 'The portal', text }, ...entries]
}

function textOf(
  { action, changes }: Pick<HistoryRow, 'action' | 'changes'>,
  telling: Telling,
): string {
  const [before, after] = [valuesIn(changes, 0), valuesIn(changes, 1)]
  const reason = typeof after.reason === 'string' && after.reason !== '' ? `: ${after.reason}` : ''
  switch (action) {
    case 'hour booked':
      return `Booked for ${when(after.startsAt, telling)}, ${length(after.quarters)}`
    case 'hour moved':
      return movedText(before, after, telling)
    case 'hour marked':
      return `Noted: ${outcome(after.state)}${lasted(after.quarters)}`
    case 'hour cancelled':
      return `Cancelled by ${canceller(after.cancelledBy)}${reason}`
    case 'hour corrected':
      return correctedText(before, after, reason)
    case 'request for another time answered':
      return `Another time was declined: ${String(after.message ?? '')}`
    default:
      return action.charAt(0).toUpperCase() + action.slice(1)
  }
}

type Fields = Readonly<Record<string, unknown>>

function valuesIn(changes: HistoryRow['changes'], side: 0 | 1): Fields {
  return Object.fromEntries(Object.entries(changes).map(([field, pair]) => [field, pair[side]]))
}

function movedText(before: Fields, after: Fields, telling: Telling): string {
  const parts = [
    ...('startsAt' in after
      ? [`Moved from ${when(before.startsAt, telling)} to ${when(after.startsAt, telling)}`]
      : []),
    ...('quarters' in after ? [`Now ${length(after.quarters)}`] : []),
    ...('joinLink' in after ? ['The link was changed'] : []),
  ]
  return parts.length === 0 ? 'Moved' : parts.join('. ')
}

function correctedText(before: Fields, after: Fields, reason: string): string {
  const parts = [
    ...('state' in after ? [`${outcome(before.state)} became ${outcome(after.state)}`] : []),
    ...('quarters' in after ? [`${length(before.quarters)} became ${length(after.quarters)}`] : []),
  ]
  return `Corrected: ${parts.join(', ')}${reason}`
}

/** Values are emptied when somebody whom they tell of is forgotten. */
function when(value: unknown, telling: Telling): string {
  return typeof value === 'string' ? whenInWords(new Date(value), telling) : 'a time not kept'
}

function length(value: unknown): string {
  return typeof value === 'number' ? hoursInWords(value) : 'a length not kept'
}

function lasted(value: unknown): string {
  return typeof value === 'number' ? `, ${hoursInWords(value)}` : ''
}

function outcome(value: unknown): string {
  return isState(value) ? outcomeWords[value] : 'an outcome not kept'
}

const isState = (value: unknown): value is HourState =>
  typeof value === 'string' && value in outcomeWords

function canceller(value: unknown): string {
  return typeof value === 'string' && value in cancellers
    ? cancellers[value as keyof typeof cancellers]
    : 'somebody'
}
