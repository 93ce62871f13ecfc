import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { type Order, placeOf } from './ordering.rules.ts'

/** What takes focus in a row. */
const controls = 'button, input, select, textarea, a[href]'

/**
 * A row that goes to another group is drawn anew there: focus goes with it, to the same control.
 * Gives what the rows' frame tells of focus.
 */
export function useFocusKept(order: Order): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<{ key: string; group: string; control: number; frame: HTMLElement }>(
    undefined,
  )
  useLayoutEffect(() => {
    const kept = last.current
    const group = kept && placeOf(order, kept.key)?.group
    if (!kept || group === undefined || group === kept.group) return
    kept.group = group
    if (document.activeElement !== document.body) return
    const row = [...kept.frame.querySelectorAll<HTMLElement>('[data-order-row]')].find(
      ({ dataset }) => dataset.orderRow === kept.key,
    )
    row?.querySelectorAll<HTMLElement>(controls)[kept.control]?.focus()
  })
  return ({ target, currentTarget: frame }) => {
    const row = target.closest<HTMLElement>('[data-order-row]')
    const key = row?.dataset.orderRow
    const group = key === undefined ? undefined : placeOf(order, key)?.group
    if (!row || key === undefined || group === undefined) return
    const control = [...row.querySelectorAll(controls)].indexOf(target)
    last.current = { key, group, control, frame }
  }
}
