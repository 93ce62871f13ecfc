import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { SmartLink } from '../provider/link-context.tsx'
import { chakra } from '../theme/chakra.tsx'
import { Button, type ButtonProps, IconButton } from './button.tsx'
import { useFloating } from './floating.ts'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** A link's path; else `onChoose`. */
  to?: string
  onChoose?: () => void
  danger?: boolean
  disabled?: boolean
}

export interface MenuProps {
  /** The button's words; with `icon` alone given as `iconOnly`, its name. */
  label: string
  /** Follows the label for those who only hear it: what it is that the menu acts on. */
  labelRest?: string
  items: readonly MenuItem[]
  icon?: ReactNode
  /** Shows the icon only; the label is then the button's name. */
  iconOnly?: boolean
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  /** The edge of the button that the list keeps to. */
  align?: 'start' | 'end'
}

const List = chakra('div', {
  base: {
    display: 'block',
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    minWidth: '48',
    maxWidth: 'min(22rem, calc(100vw - 1rem))',
    maxHeight: 'calc(100dvh - 1rem)',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'float',
    animation: 'fade 120ms ease-out',
    '& [role=menuitem]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      minHeight: '10',
      paddingX: '3',
      paddingY: '2',
      borderRadius: 'sm',
      bg: 'transparent',
      color: 'fg',
      fontSize: 'sm',
      textAlign: 'start',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& [role=menuitem] > svg': { flexShrink: 0, color: 'fg.muted' },
    '& [role=menuitem]:hover, & [role=menuitem]:focus': { bg: 'bg.hover', outlineOffset: '-2px' },
    '& [role=menuitem][aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
    '& [role=menuitem][data-danger]': { color: 'danger.text', '& > svg': { color: 'inherit' } },
  },
})

interface OpenListProps {
  id: string
  items: readonly MenuItem[]
  anchor: RefObject<HTMLButtonElement | null>
  align: 'start' | 'end'
  startAtEnd: boolean
  /** `back`: focus returns to the button. */
  onClose: (back: boolean) => void
}

function OpenList({ id, items, anchor, align, startAtEnd, onClose }: OpenListProps) {
  const ref = useRef<HTMLDivElement>(null)
  useFloating(anchor, ref, align === 'end' ? 'bottom-end' : 'bottom-start')
  const entries = () => [...(ref.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    const all = ref.current?.querySelectorAll<HTMLElement>('[role=menuitem]')
    all?.[startAtEnd ? all.length - 1 : 0]?.focus()
  }, [startAtEnd])
  useEffect(() => {
    const outside = (event: Event) => {
      if (!(event.target instanceof Node)) return
      if (ref.current?.contains(event.target) || anchor.current?.contains(event.target)) return
      onClose(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [anchor, onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries()
    const here = all.findIndex((entry) => entry.matches(':focus'))
    const move = (index: number) => {
      event.preventDefault()
      all.at(index % all.length)?.focus()
    }
    if (event.key === 'ArrowDown') move(here + 1)
    else if (event.key === 'ArrowUp') move(here - 1)
    else if (event.key === 'Home') move(0)
    else if (event.key === 'End') move(-1)
    else if (event.key === 'Tab') onClose(false)
    else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose(true)
    } else if (/^\S$/.test(event.key)) {
      const letter = event.key.toLowerCase()
      const turn = [...all.slice(here + 1), ...all.slice(0, here + 1)]
      turn.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(letter))?.focus()
    }
  }
  return (
    <List ref={ref} id={id} role="menu" popover="manual" onKeyDown={onKeyDown}>
      {items.map((item) => {
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          'data-danger': item.danger ? '' : undefined,
          'aria-disabled': item.disabled || undefined,
        }
        if (item.to !== undefined && !item.disabled) {
          return (
            <SmartLink key={item.id} to={item.to} {...shared} onClick={() => onClose(false)}>
              {item.icon}
              {item.label}
            </SmartLink>
          )
        }
        return (
          <button
            key={item.id}
            type="button"
            {...shared}
            onClick={() => {
              if (item.disabled) return
              onClose(true)
              item.onChoose?.()
            }}
          >
            {item.icon}
            {item.label}
          </button>
        )
      })}
    </List>
  )
}

/** A button that opens a list of actions or links. Arrow keys, Home, End, first letters, Escape. */
export function Menu(props: MenuProps) {
  const { label, labelRest, items, icon, iconOnly, variant, size, align = 'start' } = props
  const [open, setOpen] = useState<'first' | 'last'>()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = (back: boolean) => {
    setOpen(undefined)
    if (back) button.current?.focus()
  }
  const trigger = {
    ref: button,
    variant,
    size,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open !== undefined,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(open ? undefined : 'first'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  }
  return (
    <>
      {iconOnly ? (
        <IconButton {...trigger} label={label} icon={icon} />
      ) : (
        <Button {...trigger} icon={icon}>
          {label}
          {labelRest ? <VisuallyHidden> {labelRest}</VisuallyHidden> : null}
        </Button>
      )}
      {open ? (
        <OpenList
          id={id}
          items={items}
          anchor={button}
          align={align}
          startAtEnd={open === 'last'}
          onClose={close}
        />
      ) : null}
    </>
  )
}
