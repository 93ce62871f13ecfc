import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { chakra } from '../theme/chakra.tsx'
import { type FloatPlace, useFloating } from './floating.ts'

const Bubble = chakra('span', {
  base: {
    display: 'block',
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    maxWidth: '18rem',
    paddingX: '2.5',
    paddingY: '1.5',
    borderRadius: 'sm',
    bg: 'bg.ink',
    color: 'fg.onInk',
    borderWidth: '1px',
    borderColor: 'border.onInk',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    pointerEvents: 'none',
    animation: 'fade 120ms ease-out',
  },
})

export interface TooltipProps {
  /** What it says; never the only place where something needed stands. */
  label: ReactNode
  /** One element that takes focus, as a button or link. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  place?: FloatPlace
  /** The label is the element's name already, so that it is not said twice. */
  sameAsName?: boolean
  /** Fills its row, as for entries of a sidebar. */
  wide?: boolean
}

function Float({
  id,
  anchor,
  place,
  children,
}: {
  id: string
  anchor: RefObject<HTMLElement | null>
  place: FloatPlace
  children: ReactNode
}) {
  const ref = useRef<HTMLSpanElement>(null)
  useFloating(anchor, ref, place)
  return (
    <Bubble ref={ref} id={id} role="tooltip" popover="manual">
      {children}
    </Bubble>
  )
}

/** A short hint on hover and focus; Escape hides it. */
export function Tooltip({ label, children, place = 'top', sameAsName, wide }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const id = useId()
  const described = open && !sameAsName ? id : undefined
  return (
    <chakra.span
      ref={anchor}
      display={wide ? 'block' : 'inline-flex'}
      maxWidth="100%"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') setOpen(false)
      }}
    >
      {described ? cloneElement(children, { 'aria-describedby': described }) : children}
      {open ? (
        <Float id={id} anchor={anchor} place={place}>
          {label}
        </Float>
      ) : null}
    </chakra.span>
  )
}
