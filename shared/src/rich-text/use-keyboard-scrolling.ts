import { type RefObject, useEffect } from 'react'

/** Parts of authored text that get a scroll bar of their own where they are too wide. */
const scrollable = 'table, pre, .katex-display'
/** Says of most texts, at less than a look at their elements, that they have none of these. */
const mayScroll = /<table|<pre|katex-display/

/**
 * Lets the keyboard reach, and so scroll, the wide parts of a text, and only while they are wider
 * than their place. `html` is what stands in the element.
 */
export function useKeyboardScrolling(text: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    if (!mayScroll.test(html) || typeof ResizeObserver === 'undefined') return
    const parts = [...(text.current?.querySelectorAll<HTMLElement>(scrollable) ?? [])].filter(
      (part) => part.closest('.katex') === null,
    )
    const observer = new ResizeObserver(() => {
      for (const part of parts) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0
        else part.removeAttribute('tabindex')
      }
    })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [text, html])
}
