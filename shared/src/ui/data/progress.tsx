import type { ReactNode } from 'react'
import { formatPercent } from '../format/numbers.ts'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { type Tone, toneMark } from '../surfaces/tones.ts'
import { chakra } from '../theme/chakra.tsx'

const Frame = chakra('div', {
  base: {
    width: '100%',
    minWidth: '0',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: '1.5',
      fontSize: 'sm',
      '& > span:first-of-type': { overflowWrap: 'anywhere', minWidth: '0' },
      '& > span:last-of-type': {
        color: 'fg.muted',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
})

const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '2',
    width: '100%',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'bg.track',
    '& > div': { height: '100%', borderRadius: 'full', transition: 'width 200ms ease-out' },
  },
})

export interface ProgressBarProps {
  label: string
  /** Share done, 0 to 1; `undefined` while it is not known how much there is. */
  value: number | undefined
  /** What stands at the right: `12 of 40`; the percentage when left out. */
  text?: string
  tone?: Tone
  /** Hides the words above the bar (they stay for assistive technology). */
  bare?: boolean
}

/** How far something is, as a bar. */
export function ProgressBar({ label, value, text, tone = 'brand', bare }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  const words = text ?? (share === undefined ? '' : formatPercent(share))
  return (
    <Frame>
      {bare ? null : (
        <div aria-hidden="true">
          <span>{label}</span>
          <span>{words}</span>
        </div>
      )}
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={words === '' ? undefined : words}
      >
        {share === undefined ? (
          <chakra.div bg={toneMark[tone]} width="35%" animation="sweep 1.4s ease-in-out infinite" />
        ) : (
          <chakra.div bg={toneMark[tone]} style={{ width: `${share * 100}%` }} />
        )}
      </Track>
    </Frame>
  )
}

export interface ProgressRingProps {
  label: string
  /** Share done, 0 to 1; `undefined` when there is no figure yet: a dash, never a false 0. */
  value: number | undefined
  /** Pixels; 96 when left out. */
  size?: number
  tone?: Tone
  /** What stands inside; the percentage when left out. */
  children?: ReactNode
}

const Ring = chakra('div', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    '& > svg': { position: 'absolute', inset: '0', transform: 'rotate(-90deg)' },
    '& circle': { fill: 'none', strokeLinecap: 'round' },
    '& circle:first-of-type': { stroke: 'bg.track' },
    '& > span': {
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      lineHeight: 'tight',
    },
  },
})

/** How far something is, as a ring with its figure inside. */
export function ProgressRing({
  label,
  value,
  size = 96,
  tone = 'brand',
  children,
}: ProgressRingProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  const width = Math.max(5, Math.round(size / 11))
  const radius = (size - width) / 2
  const round = 2 * Math.PI * radius
  const words = formatPercent(share)
  return (
    <Ring role="img" aria-label={`${label}: ${words}`} style={{ width: size, height: size }}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle cx={size / 2} cy={size / 2} r={radius} strokeWidth={width} />
        {share ? (
          <chakra.circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            stroke={toneMark[tone]}
            style={{ strokeWidth: width, strokeDasharray: `${share * round} ${round}` }}
          />
        ) : null}
      </svg>
      <chakra.span fontSize={size >= 88 ? 'xl' : size >= 56 ? 'sm' : 'xs'}>
        {children ?? words}
      </chakra.span>
    </Ring>
  )
}

/** Words of a state, spoken when they change; nothing to see. */
export function LiveText({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  )
}
