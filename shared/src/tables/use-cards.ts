import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Narrower than this, in pixels, every table is cards: one that just fits is hard to read there. */
const leastWidth = 540

/**
 * Shows a table's rows as cards (`data-cards` on its frame) while its box is narrower than what the
 * columns need without breaking a word, so that none of them is cut off or out of sight.
 * @param scroller the box around the table, a child of the frame
 * @param content what the table shows: measured anew whenever it is another
 */
export function useCards(scroller: RefObject<HTMLElement | null>, content: unknown): void {
  const measured = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    measured.current = content
    const box = scroller.current
    const table = box?.firstElementChild
    const frame = box?.parentElement
    if (!box || !table || !frame) return
    let needed = 0
    const fit = () => {
      if (box.clientWidth === 0) return
      // Cards say nothing of what the columns need.
      if (!frame.hasAttribute('data-cards')) needed = table.scrollWidth
      frame.toggleAttribute('data-cards', box.clientWidth < Math.max(needed, leastWidth))
    }
    const wereCards = frame.hasAttribute('data-cards')
    if (wereCards) {
      // As tall as before while it is measured: a shorter page would lose how far it is scrolled.
      frame.style.minHeight = `${frame.offsetHeight}px`
      frame.removeAttribute('data-cards')
    }
    fit()
    if (wereCards) frame.style.minHeight = ''
    if (typeof ResizeObserver === 'undefined') return
    let frameAhead = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frameAhead)
      // Not at once: what an observer changes in size itself counts as an error of the page.
      frameAhead = requestAnimationFrame(fit)
    })
    observer.observe(box)
    observer.observe(table)
    return () => {
      cancelAnimationFrame(frameAhead)
      observer.disconnect()
    }
  }, [scroller, content])
}
