import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../actions/button.tsx'
import { chakra } from '../theme/chakra.tsx'
import { type Toast, toast, toastStore } from './toast-store.ts'
import { topModal } from './use-modal.ts'

const Region = chakra('section', {
  base: {
    position: 'fixed',
    inset: 'auto',
    right: { base: '4', md: '6' },
    bottom: { base: '20', md: '6' },
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'min(24rem, calc(100vw - 2rem))',
    overflow: 'visible',
    bg: 'transparent',
    pointerEvents: 'none',
    // Above the bar at a form's end, whose buttons it would cover.
    'html:has([data-save-bar]) &': { bottom: { base: '36', md: '28' } },
    '& > *': { pointerEvents: 'auto' },
  },
})

const Item = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '3',
    paddingLeft: '4',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
    fontSize: 'sm',
    animation: 'rise 180ms ease-out',
    '& > svg': { flexShrink: 0, marginTop: '1.5' },
    '& > [data-part=words]': {
      flex: '1',
      minWidth: '0',
      paddingY: '1.5',
      overflowWrap: 'anywhere',
      fontWeight: 'medium',
    },
  },
  variants: {
    kind: {
      info: { '& > svg': { color: 'info.text' } },
      success: { '& > svg': { color: 'success.text' } },
      warning: { '& > svg': { color: 'warning.text' } },
      danger: { '& > svg': { color: 'danger.text' } },
    },
  },
})

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

function ToastItem({ item }: { item: Toast }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toast.dismiss(item.id), item.duration)
    return () => clearTimeout(timer)
  }, [held, item])
  const Icon = icons[item.kind]
  return (
    <Item
      kind={item.kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={18} aria-hidden />
      <div data-part="words">{item.message}</div>
      {item.action ? (
        <Button
          size="sm"
          variant="soft"
          onClick={() => {
            item.action?.onPress()
            toast.dismiss(item.id)
          }}
        >
          {item.action.label}
        </Button>
      ) : null}
      <IconButton
        label="Dismiss"
        size="sm"
        icon={<X size={16} />}
        onClick={() => toast.dismiss(item.id)}
      />
    </Item>
  )
}

/**
 * The toasts' place, a polite live region that is always there. PortalProvider holds it. All that is
 * outside a modal dialog can neither be pressed nor heard, so the topmost one has a place of its own.
 */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const dialog = useSyncExternalStore(topModal.subscribe, topModal.read, topModal.read)
  return (
    <>
      <Place role="status" items={dialog ? none : items} />
      {dialog ? createPortal(<Place items={items} />, dialog) : null}
    </>
  )
}

const none: readonly Toast[] = []

function Place({ items, role }: { items: readonly Toast[]; role?: 'status' }) {
  const ref = useRef<HTMLElement>(null)
  // After the paint: to be shown, its place has the styles of all of the page worked out.
  useEffect(() => {
    const region = ref.current
    // A dialog that goes as the message comes takes its place along.
    if (!region?.isConnected || typeof region.showPopover !== 'function') return
    const isShown = region.matches(':popover-open')
    // What is hidden loses the focus.
    if (isShown && (items.length === 0 || region.contains(document.activeElement))) return
    // Shown again for each message, so that it stands above what was opened since.
    if (isShown) region.hidePopover()
    region.showPopover()
  }, [items])
  return (
    <Region ref={ref} popover="manual" aria-label={role && 'Messages'} data-print="hidden">
      <chakra.div role={role} aria-live="polite" aria-relevant="additions" display="contents">
        {items.map((item) => (
          <ToastItem key={item.id} item={item} />
        ))}
      </chakra.div>
    </Region>
  )
}
