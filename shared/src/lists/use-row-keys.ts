import { type RefObject, useEffect, useRef } from 'react'
import { soughtBy } from './list.rules.ts'

/** Where words are typed or a value is chosen by the same keys. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** What of a row takes focus. */
const inRow = ['[data-part=row-link]', 'input[type=checkbox]', 'a, button']

function focusRow(row: HTMLElement | undefined): void {
  if (!row) return
  const found = inRow.flatMap((part) => row.querySelector<HTMLElement>(part) ?? [])[0]
  // A row that leads nowhere can be read all the same.
  if (!found) row.tabIndex = -1
  const target = found ?? row
  target.focus()
}

/** What a list says to its keys. */
interface RowKeys {
  /** Text for which its rows were found, or are being looked for. */
  search: string
  /** The rows on view are about to be replaced. */
  isStale: boolean
  onEscape: () => void
}

const searchIn = (box: HTMLElement) => box.querySelector<HTMLInputElement>('input[type=search]')

const rowsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('tbody tr[data-row]')]

/** Whether the rows on view are those for what is typed. */
function isFound(box: HTMLElement, { search, isStale }: RowKeys): boolean {
  return !isStale && soughtBy(searchIn(box)?.value ?? '') === search
}

/**
 * Keys of a list: `/` goes to its search, from there ArrowDown to what is found, also when that is
 * still to come; arrows, Home and End from row to row, Space chooses a row, Enter opens it, Escape
 * takes back what is chosen or sought.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, keys: RowKeys): void {
  const latest = useRef(keys)
  const wantsFound = useRef(false)
  useEffect(() => {
    latest.current = keys
    const box = frame.current
    if (!box || !wantsFound.current || !isFound(box, keys)) return
    wantsFound.current = false
    if (document.activeElement === searchIn(box)) focusRow(rowsIn(box)[0])
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const box = frame.current
      const at = event.target
      if (!box || event.defaultPrevented || !(at instanceof HTMLElement)) return
      if (event.altKey || event.ctrlKey || event.metaKey || at.closest('[role=dialog], dialog'))
        return
      const search = searchIn(box)
      const isTyping = at.matches(typing)
      const done = (act: () => void) => {
        event.preventDefault()
        act()
      }
      if (event.key === '/' && !isTyping && search) return done(() => search.focus())
      if (!box.contains(at)) return
      const rows = rowsIn(box)
      const row = at.closest<HTMLElement>('tr[data-row]')
      if (event.key === 'Escape') return latest.current.onEscape()
      if (at === search) {
        const isDown = event.key === 'ArrowDown'
        wantsFound.current = isDown && !isFound(box, latest.current)
        if (isDown) done(() => !wantsFound.current && focusRow(rows[0]))
        return
      }
      if (!row || isTyping) return
      const here = rows.indexOf(row)
      const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[
        event.key
      ]
      if (to !== undefined) return done(() => focusRow(rows[to]))
      const choice = row.querySelector<HTMLElement>('[data-part=choose] input')
      const link = row.querySelector<HTMLElement>('[data-part=row-link]')
      if (event.key === ' ' && choice && !at.matches('button, input')) done(() => choice.click())
      if (event.key === 'Enter' && link && at === choice) done(() => link.click())
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [frame])
}
