import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const stops = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * Keeps the focus in what lies over a part of the page, and gives it back to where it was.
 * @param step what is shown in it: with another step the focus is at its beginning
 * @param onLeave for Escape; undefined where it cannot be left
 */
export function useFocusTrap(
  step: string | undefined,
  onLeave: (() => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(() => onLeave?.())
  useEffect(() => {
    const before = document.activeElement
    const press = (event: KeyboardEvent) => {
      const { current } = frame
      if (current === null) return
      if (event.key === 'Escape' && !event.defaultPrevented) return leave()
      if (event.key !== 'Tab') return
      const inside = [...current.querySelectorAll<HTMLElement>(stops)]
      const first = inside[0]
      const last = inside.at(-1)
      const { activeElement } = document
      const isOutside = !current.contains(activeElement)
      const isAtStart = activeElement === first || activeElement === current
      if (event.shiftKey ? isOutside || isAtStart : isOutside || activeElement === last) {
        event.preventDefault()
        ;(event.shiftKey ? last : first)?.focus()
      }
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useEffect(() => {
    if (step !== undefined) frame.current?.focus()
  }, [step])
  return frame
}
