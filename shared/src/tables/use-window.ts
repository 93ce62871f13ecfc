import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Lists above this many rows draw only what is near the window. */
export const windowFrom = 200
const over = 12

export interface Range {
  from: number
  to: number
  /** Pixels of the rows left out above and below. */
  before: number
  after: number
}

/**
 * Which rows of a tall scrolling table to draw. The height of a row is measured from those drawn,
 * so it may differ between phone and desktop; `count` rows in all. Below the limit: all of them.
 */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number): Range {
  const on = count > windowFrom
  const [view, setView] = useState({ top: 0, height: 720, row: 53 })
  useEffect(() => {
    const box = scroller.current
    if (!on || !box) return
    const read = () => {
      setView((old) => {
        const next = { ...old, top: box.scrollTop, height: box.clientHeight || old.height }
        const moved = Math.abs(next.top - old.top) > old.row * 4 || next.height !== old.height
        return moved ? next : old
      })
    }
    read()
    box.addEventListener('scroll', read, { passive: true })
    window.addEventListener('resize', read)
    return () => {
      box.removeEventListener('scroll', read)
      window.removeEventListener('resize', read)
    }
  }, [on, scroller])
  useLayoutEffect(() => {
    const rows = scroller.current?.querySelectorAll<HTMLElement>('tbody > tr[data-row]')
    if (!on || !rows || rows.length === 0) return
    let height = 0
    for (const row of rows) height += row.offsetHeight
    const mean = height / rows.length
    setView((old) => (mean > 0 && Math.abs(mean - old.row) > 2 ? { ...old, row: mean } : old))
  })
  if (!on) return { from: 0, to: count, before: 0, after: 0 }
  const from = Math.max(0, Math.min(count - 1, Math.floor(view.top / view.row) - over))
  const to = Math.min(count, Math.ceil((view.top + view.height) / view.row) + over)
  return { from, to, before: from * view.row, after: (count - to) * view.row }
}
