import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Narrower than this, in pixels, every table is cards: one that just fits is hard to read there. */
const leastWidth = 540

/**
 * Fits a table into its box, so that no column is cut off or out of sight: as it is; where the columns
 * need more than that without breaking a word, tight (`data-tight` on its frame: less between columns,
 * headers of two lines); where they need more even then, its rows as cards (`data-cards`).
 * @param scroller the box around the table, a child of the frame
 * @param content what the table shows: measured anew whenever it is another
 * @param columns which columns, likewise
 */
export function useFit(
  scroller: RefObject<HTMLElement | null>,
  content: unknown,
  columns: string,
): void {
  const measured = useRef<readonly unknown[]>([])
  useLayoutEffect(() => {
    measured.current = [content, columns]
    const box = scroller.current
    const table = box?.firstElementChild
    const frame = box?.parentElement
    if (!box || !table || !frame) return
    const isCards = () => frame.hasAttribute('data-cards')
    const isTight = () => frame.hasAttribute('data-tight')
    // What the columns need as they are, and tight: 0 where they fitted when they were last seen so.
    let needed = 0
    let neededTight = 0
    const paper = typeof matchMedia === 'function' ? matchMedia('print') : undefined
    const overflow = () => (table.scrollWidth > box.clientWidth ? table.scrollWidth : 0)
    const fit = () => {
      const width = box.clientWidth
      if (width === 0) return
      // Paper has a width of its own, at which neither is shown: nothing is to be measured there.
      if (paper?.matches) {
        frame.removeAttribute('data-cards')
        frame.removeAttribute('data-tight')
        return
      }
      // Cards say nothing of what the columns need.
      if (!isCards()) {
        if (isTight()) neededTight = overflow()
        else needed = overflow()
      }
      const isShort = width < needed
      const becomesTight = isShort && !isTight() && !isCards()
      frame.toggleAttribute('data-tight', isShort)
      // A phone is not made to lay it out once more for nothing.
      if (becomesTight) neededTight = width < leastWidth ? 0 : overflow()
      frame.toggleAttribute('data-cards', width < leastWidth || (isShort && width < neededTight))
    }
    const wereCards = isCards()
    if (wereCards) {
      // As tall as before while it is measured: a shorter page would lose how far it is scrolled.
      frame.style.minHeight = `${frame.offsetHeight}px`
      frame.removeAttribute('data-cards')
    }
    frame.removeAttribute('data-tight')
    fit()
    if (wereCards) frame.style.minHeight = ''
    if (typeof ResizeObserver === 'undefined') return
    let frameAhead = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frameAhead)
      // Not at once: what an observer changes in size itself counts as an error of the page.
      frameAhead = requestAnimationFrame(fit)
    })
    paper?.addEventListener('change', fit)
    observer.observe(box)
    observer.observe(table)
    return () => {
      cancelAnimationFrame(frameAhead)
      paper?.removeEventListener('change', fit)
      observer.disconnect()
    }
  }, [scroller, content, columns])
}
