import { Box, chakra, Heading, IconButton } from '@portal/shared/ui'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

const Panel = chakra('section', {
  base: {
    position: 'fixed',
    right: { base: '3', md: '6' },
    bottom: '20',
    zIndex: 'bar',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'min(24rem, calc(100vw - 1.5rem))',
    maxHeight: 'min(34rem, calc(100dvh - 10rem))',
    overflowY: 'auto',
    padding: '4',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    boxShadow: 'float',
    '@media (max-height: 30rem)': { bottom: '2', maxHeight: 'calc(100dvh - 1rem)' },
  },
})

/**
 * A tool beside the question, which stays within reach. Its keys are its own; Escape closes it, and
 * the focus goes back to where it was.
 */
export function ToolPanel({
  title,
  isReady = true,
  onClose,
  children,
}: {
  title: string
  /** What can be typed into is there; it then gets the focus. */
  isReady?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const panel = useRef<HTMLElement>(null)
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const element = panel.current
    const before = document.activeElement
    element?.addEventListener('keydown', close)
    return () => {
      element?.removeEventListener('keydown', close)
      const isInside =
        element?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (isReady) panel.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  }, [isReady])
  return (
    <Panel ref={panel} aria-label={title} data-own-keys="">
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <IconButton
          size="sm"
          label={`Close ${title.toLowerCase()}`}
          icon={<X size={18} />}
          onClick={onClose}
        />
      </Box>
      {children}
    </Panel>
  )
}
