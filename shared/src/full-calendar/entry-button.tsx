import { formatDate } from '@portal/shared/ui'
import type { CSSProperties } from 'react'
import { kindWord } from '../calendar/kinds.ts'
import type { CalendarEntry, Day } from '../calendar/month.rules.ts'
import { startText } from './times.rules.ts'

/** How entries are shown and opened, the same for all of a view. */
export interface EntryLook {
  zone: string
  /** What students are called, where there are several to tell apart. */
  names: ReadonlyMap<string, string> | null
  onOpen: (id: string) => void
}

/** What an entry is called in one line: for whom, where there are several, and what. */
export function entryTitle(
  { info, studentId }: Pick<CalendarEntry, 'info' | 'studentId'>,
  names: EntryLook['names'],
): string {
  const name = names?.get(studentId)
  return name === undefined ? info : `${name}: ${info}`
}

/** What an entry is called for those who do not see its colour: all that can be seen, and its kind. */
export function entryName(
  entry: CalendarEntry,
  { zone, names }: EntryLook,
  start = entry.isAllDay ? '' : startText(entry, zone),
): string {
  const parts = [entryTitle(entry, names), kindWord(entry.calendarComponent)]
  const rest = [...parts, ...(entry.isCancelled ? ['cancelled'] : [])].join(', ')
  return entry.isAllDay ? `${rest}, all day` : `${start} ${rest}`
}

interface EntryButtonProps {
  entry: CalendarEntry
  look: EntryLook
  /** Where it stands, where it is placed by the hour. */
  style?: CSSProperties
  /** There is hardly room for words. */
  isSlim?: boolean
  /** Lines of text that there is room for, where that is bounded. */
  lines?: number
}

/**
 * An entry as a small block that opens it; its look is the frame's (`entryStyles`). Of as few
 * elements as can be, because a week may have two hundred.
 */
export function EntryButton({ entry, look, style, isSlim = false, lines }: EntryButtonProps) {
  const title = entryTitle(entry, look.names)
  const start = entry.isAllDay ? '' : startText(entry, look.zone)
  return (
    <button
      type="button"
      data-entry=""
      data-component={entry.calendarComponent}
      data-cancelled={entry.isCancelled ? '' : undefined}
      data-slim={isSlim ? '' : undefined}
      aria-label={entryName(entry, look, start)}
      style={style}
      onClick={() => look.onOpen(entry.id)}
    >
      <span style={lines === undefined ? undefined : { maxHeight: `${lines}lh` }}>
        {entry.isAllDay ? title : `${start} ${title}`}
      </span>
    </button>
  )
}

/** `Tuesday 9 March 2027, 3 entries`. */
export function dayName(day: Day, count: number): string {
  const on = count === 0 ? 'nothing on' : count === 1 ? '1 entry' : `${count} entries`
  return `${formatDate(`${day}T12:00:00Z`, 'longDate', 'UTC')}, ${on}`
}
