import { type RefObject, useLayoutEffect } from 'react'

export type FloatPlace = 'bottom-start' | 'bottom-end' | 'top' | 'right'

const gap = 6
const margin = 8

/**
 * Shows a popover element in the browser's top layer beside its anchor and keeps it inside the
 * window; it turns to the other side where there is no room. It follows its anchor when the dialog or
 * page around it grows.
 */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  float: RefObject<HTMLElement | null>,
  place: FloatPlace,
): void {
  useLayoutEffect(() => {
    const box = float.current
    const at = anchor.current
    if (!box || !at) return
    if (typeof box.showPopover === 'function') box.showPopover()
    const lay = () => {
      const a = at.getBoundingClientRect()
      const width = box.offsetWidth
      const height = box.offsetHeight
      let x = a.left
      let y = a.bottom + gap
      if (place === 'bottom-end') x = a.right - width
      if (place === 'top') {
        x = a.left + a.width / 2 - width / 2
        y = a.top - height - gap
        if (y < margin) y = a.bottom + gap
      } else if (place === 'right') {
        x = a.right + gap
        y = a.top + a.height / 2 - height / 2
        if (x + width > window.innerWidth - margin) x = a.left - width - gap
      } else if (y + height > window.innerHeight - margin && a.top - height - gap > margin) {
        y = a.top - height - gap
      }
      const right = window.innerWidth - width - margin
      box.style.left = `${Math.round(Math.max(margin, Math.min(x, right)))}px`
      box.style.top = `${Math.round(Math.max(margin, y))}px`
    }
    lay()
    const around = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(lay)
    around?.observe(at.closest('dialog') ?? document.body)
    window.addEventListener('resize', lay)
    window.addEventListener('scroll', lay, true)
    return () => {
      around?.disconnect()
      window.removeEventListener('resize', lay)
      window.removeEventListener('scroll', lay, true)
    }
  }, [anchor, float, place])
}
