import { type RefObject, useEffect } from 'react'

/** Parts of authored text that get a scroll bar of their own where they are too wide. */
const scrollable = 'table, pre, .katex-display'

/**
 * Lets the keyboard reach, and so scroll, the wide parts of a text, and only while they are wider
 * than their place. `content` is whatever changes with the text.
 */
export function useKeyboardScrolling(text: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    const parts = [...(text.current?.querySelectorAll<HTMLElement>(scrollable) ?? [])].filter(
      (part) => content !== null && part.closest('.katex') === null,
    )
    if (parts.length === 0 || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      for (const part of parts) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0
        else part.removeAttribute('tabindex')
      }
    })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [text, content])
}
