import { StatusLine } from '@portal/shared/forms'
import { Button, chakra, plural, Row, Text } from '@portal/shared/ui'
import { Minimize2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Counts } from './text.rules.ts'

export interface FocusFrameProps {
  isOn: boolean
  state: string
  counts: Counts
  onLeave: () => void
  children: ReactNode
}

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
  variants: {
    alone: {
      true: {
        position: 'fixed',
        inset: '0',
        zIndex: 'drawer',
        overflowY: 'auto',
        bg: 'bg.canvas',
        paddingX: { base: '4', md: '6' },
        paddingY: { base: '4', md: '8' },
        '& > *': { width: '100%', maxWidth: 'reading', marginX: 'auto' },
      },
    },
  },
})

/** The text, over the whole window while its writer wants nothing else in sight. Escape leaves. */
export function FocusFrame({ isOn, state, counts, onLeave, children }: FocusFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useAlone(frame, isOn)
  useEffect(() => {
    if (!isOn) return
    const leave = (event: KeyboardEvent) => {
      // What is open over it closes first.
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onLeave()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [isOn, onLeave])
  return (
    <Frame ref={frame} alone={isOn}>
      {isOn ? (
        <Row gap="3" justifyContent="space-between">
          <Row gap="3">
            <Text as="span" size="sm" tone="muted" figures>
              {plural(counts.words, 'word', 'words')}
            </Text>
            <StatusLine>{state}</StatusLine>
          </Row>
          <Button size="sm" icon={<Minimize2 size={16} aria-hidden />} onClick={onLeave}>
            Leave focus mode
          </Button>
        </Row>
      ) : null}
      {children}
    </Frame>
  )
}

/** Keeps focus and screen readers in a part of the page, as long as it covers the rest. */
function useAlone(ref: { current: HTMLElement | null }, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const hidden: Element[] = []
    for (let at = ref.current; at !== null && at !== document.body; at = at.parentElement) {
      for (const other of at.parentElement?.children ?? []) {
        // Messages lie above the page.
        if (other === at || other.matches('[inert], [popover]')) continue
        other.setAttribute('inert', '')
        hidden.push(other)
      }
    }
    return () => {
      for (const one of hidden) one.removeAttribute('inert')
    }
  }, [ref, isOn])
}
