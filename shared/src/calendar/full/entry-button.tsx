import { kindWord } from '../kinds.ts'
import type { CalendarEntry } from '../month.rules.ts'
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
export function entryName(entry: CalendarEntry, { zone, names }: EntryLook): string {
  const parts = [entryTitle(entry, names), kindWord(entry.calendarComponent)]
  const rest = [...parts, ...(entry.isCancelled ? ['cancelled'] : [])].join(', ')
  return entry.isAllDay ? `${rest}, all day` : `${startText(entry, zone)} ${rest}`
}

/** An entry as a small block that opens it; its look is the frame's (`entryStyles`). */
export function EntryButton({ entry, look }: { entry: CalendarEntry; look: EntryLook }) {
  return (
    <button
      type="button"
      data-entry=""
      data-component={entry.calendarComponent}
      data-cancelled={entry.isCancelled ? '' : undefined}
      aria-label={entryName(entry, look)}
      onClick={() => look.onOpen(entry.id)}
    >
      <span>
        {entry.isAllDay ? null : <b>{startText(entry, look.zone)}</b>}
        {entryTitle(entry, look.names)}
      </span>
    </button>
  )
}
