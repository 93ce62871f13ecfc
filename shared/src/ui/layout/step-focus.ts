import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Nothing has the focus: what had it is gone. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** False on a page that nobody has touched yet, where the browser starts at its top by itself. */
function isInUse(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

/** Gives a heading the focus, so that a screen reader says what is there now. */
export function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * For the heading of whatever comes by a step: the next question, the next part, a page after its
 * skeleton, what stands where a form was sent. The ref's element takes the focus when `step`
 * changes, and when it appears while nothing has the focus because what had it went with the step.
 * @param step what is shown now; undefined asks for nothing
 * @param onMoved called when a change of `step` has moved the focus: to scroll, for one
 */
export function useStepFocus<E extends HTMLElement = HTMLHeadingElement>(
  step?: unknown,
  onMoved?: (heading: E) => void,
): RefObject<E | null> {
  const heading = useRef<E>(null)
  const shown = useRef(step)
  const moved = useEffectEvent((to: E) => onMoved?.(to))
  useEffect(() => {
    if (heading.current !== null && isFocusLost() && isInUse()) focusHeading(heading.current)
  }, [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (step === undefined || heading.current === null) return
    focusHeading(heading.current)
    moved(heading.current)
  }, [step])
  return heading
}

/**
 * For what goes when its own button has done its work: a failure after `Try again`. When it goes with
 * the focus in it, the page's heading takes the focus, unless what comes has taken it.
 */
export function useFocusAfter(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      queueMicrotask(() => {
        const heading = document.querySelector<HTMLElement>('[data-page-heading]')
        if (heading !== null && isFocusLost()) focusHeading(heading)
      })
    }
  }, [])
  return frame
}
