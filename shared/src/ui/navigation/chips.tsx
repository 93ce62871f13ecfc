import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Tone, toneStyles } from '../surfaces/tones.ts'
import { chakra } from '../theme/chakra.tsx'

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  maxWidth: '100%',
  minHeight: '8',
  paddingX: '3',
  paddingY: '1',
  borderWidth: '1px',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'medium',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const

const Plain = chakra('span', {
  base: {
    ...frame,
    '& > button': {
      display: 'inline-flex',
      padding: '1',
      marginRight: '-1.5',
      borderRadius: 'full',
      color: 'inherit',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
    },
  },
  variants: { tone: toneStyles },
  defaultVariants: { tone: 'neutral' },
})

const Toggle = chakra('button', {
  base: {
    ...frame,
    bg: 'bg.surface',
    color: 'fg',
    borderColor: 'border.strong',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { borderColor: 'border.control' },
    '&[aria-pressed=true]': { bg: 'bg.brandSoft', color: 'fg.brand', borderColor: 'border.brand' },
    '& > small': { color: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  },
})

export interface ChipProps {
  children: ReactNode
  tone?: Tone
  /** Gives it a remove button; the name says what is removed. */
  onRemove?: () => void
  removeLabel?: string
}

/** A small thing of a set: a tag, a chosen person. */
export function Chip({ children, tone, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <Plain tone={tone}>
      <span>{children}</span>
      {onRemove ? (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <X size={14} aria-hidden />
        </button>
      ) : null}
    </Plain>
  )
}

export interface FilterChipProps {
  children: ReactNode
  pressed: boolean
  onPress: (pressed: boolean) => void
  /** How many it would leave. */
  count?: number
}

/** A filter that is on or off. */
export function FilterChip({ children, pressed, onPress, count }: FilterChipProps) {
  return (
    <Toggle type="button" aria-pressed={pressed} onClick={() => onPress(!pressed)}>
      {pressed ? <Check size={14} aria-hidden /> : null}
      {children}
      {count === undefined ? null : <small>{count}</small>}
    </Toggle>
  )
}
