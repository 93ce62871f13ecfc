import type { ReactNode } from 'react'
import { chakra } from '../theme/chakra.tsx'
import { type Tone, toneStyles } from './tones.ts'

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: '100%',
    minHeight: '6',
    paddingX: '2',
    borderRadius: 'sm',
    borderWidth: '1px',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    // Words stay whole beside what may be narrow; one longer than all there is breaks.
    overflowWrap: 'break-word',
    verticalAlign: 'middle',
    '& > svg': { flexShrink: 0 },
  },
  variants: { tone: toneStyles },
  defaultVariants: { tone: 'neutral' },
})

/** A word of state beside something. The word carries the meaning, the tone only helps. */
export function Badge({
  children,
  tone,
  icon,
}: {
  children: ReactNode
  tone?: Tone
  icon?: ReactNode
}) {
  return (
    <Pill tone={tone}>
      {icon}
      {children}
    </Pill>
  )
}

const CountPill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    paddingX: '1.5',
    borderRadius: 'full',
    bg: 'danger.solid',
    color: 'bg.surface',
    fontSize: 'xs',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
  },
})

/** A count of unread things: nothing at 0, `99+` above 99. `label` is what assistive technology says. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  return (
    <CountPill>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <chakra.span srOnly>{label}</chakra.span>
    </CountPill>
  )
}
