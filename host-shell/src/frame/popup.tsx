import { useLocation } from '@portal/shared/router'
import { chakra } from '@portal/shared/ui'
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** What holds a button and the popup that it opens. On phones the popup keeps to the bar's edges. */
export const PopupBox = chakra('div', { base: { position: { base: 'static', md: 'relative' } } })

/** A popup under the top bar: at its button's end, on phones across the window. */
export const PopupPanel = chakra('section', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.5rem)',
    left: { base: '2', md: 'auto' },
    right: { base: '2', md: '0' },
    zIndex: 'drawer',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    width: { base: 'auto', md: '20rem' },
    maxWidth: { md: 'calc(100vw - 2rem)' },
    // Leaves the top bar and, on phones, the bar at the bottom in sight.
    maxHeight: { base: 'calc(100dvh - 9rem)', md: 'calc(100dvh - 7.5rem)' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
  },
})

/**
 * A popup that a button opens and that stands in nobody's way: a press or the focus going elsewhere,
 * Escape, and a navigation close it; Escape brings focus back to the button.
 */
export function usePopup() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = openAt === key
  const close = useCallback(() => setOpenAt(undefined), [])

  useEffect(() => {
    if (!isOpen) return
    const pressed = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])

  return {
    isOpen,
    trigger,
    open: () => setOpenAt(key),
    close,
    toggle: () => setOpenAt(isOpen ? undefined : key),
    /** For the `PopupBox` around button and popup. */
    box: {
      ref: box,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpenAt(undefined)
        trigger.current?.focus()
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next)) setOpenAt(undefined)
      },
    },
  }
}
