import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { dash } from '../format/dates.ts'
import { formatNumber } from '../format/numbers.ts'
import { SmartLink } from '../provider/link-context.tsx'
import { chakra } from '../theme/chakra.tsx'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    '& > dt': { fontSize: 'sm', color: 'fg.muted', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > dd': { minWidth: '0' },
    // All of it leads there, by the link on its name.
    '&:has(a)': { position: 'relative', borderRadius: 'sm' },
    '& a': {
      color: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _hover: { color: 'fg.link' },
    },
    '& [data-part=figure]': {
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 'semibold',
      letterSpacing: 'tight',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& [data-part=unit]': {
      fontSize: 'md',
      color: 'fg.muted',
      fontWeight: 'medium',
      marginLeft: '1',
    },
    '& [data-part=delta]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      fontSize: 'sm',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=delta][data-good=yes]': { color: 'success.text' },
    '& [data-part=delta][data-good=no]': { color: 'danger.text' },
    '& [data-part=delta][data-good=even]': { color: 'fg.muted' },
    '& [data-part=hint]': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})

export interface StatProps {
  label: ReactNode
  /** A number, or text already written; a dash while it is not known. */
  value: number | string | null | undefined
  unit?: string
  /** Most decimals of a number. */
  digits?: number
  /** The change: its amount, how it reads (`+4 points on last week`) and which way is good. */
  delta?: { amount: number; text: string; goodWhen?: 'up' | 'down' }
  hint?: ReactNode
  /** Where the figure leads: to what it counts. */
  to?: string
}

/** One figure with its name. Stand several in `Stats`. */
export function Stat({ label, value, unit, digits = 0, delta, hint, to }: StatProps) {
  const known = value !== null && value !== undefined && !Number.isNaN(value)
  const written = typeof value === 'number' ? formatNumber(value, digits) : known ? value : dash
  const wanted = delta?.goodWhen === 'down' ? -1 : 1
  const sign = Math.sign(delta?.amount ?? 0) * wanted
  const Arrow =
    !delta || delta.amount === 0 ? ArrowRight : delta.amount > 0 ? ArrowUpRight : ArrowDownRight
  return (
    <Frame>
      <dt>{to === undefined ? label : <SmartLink to={to}>{label}</SmartLink>}</dt>
      <dd>
        <span data-part="figure">
          {known ? written : <span aria-hidden="true">{dash}</span>}
          {known ? null : <chakra.span srOnly>not known yet</chakra.span>}
        </span>
        {unit && known ? <span data-part="unit">{unit}</span> : null}
      </dd>
      {delta && known ? (
        <dd>
          <span data-part="delta" data-good={sign > 0 ? 'yes' : sign < 0 ? 'no' : 'even'}>
            <Arrow size={16} aria-hidden />
            {delta.text}
          </span>
        </dd>
      ) : null}
      {hint ? (
        <dd>
          <span data-part="hint">{hint}</span>
        </dd>
      ) : null}
    </Frame>
  )
}

/** A row of `Stat`s, as many beside each other as fit. */
export const Stats = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: '6',
    minWidth: '0',
  },
})

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    // A name leaves over half of a narrow card to its value.
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(min(8rem, 45%), min(14rem, 45%)) minmax(0, 1fr)',
    },
    columnGap: '6',
    rowGap: { base: '1', md: '3' },
    fontSize: 'sm',
    '& > dt': { color: 'fg.muted' },
    '& > dd': { overflowWrap: 'anywhere', minWidth: '0', marginBottom: { base: '2', md: '0' } },
  },
})

/** Names and values in two columns: the facts of a detail page. Unknown values show a dash. */
export function FactList({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Facts>
      {items.map((item) => [
        <dt key={`${item.label}-name`}>{item.label}</dt>,
        <dd key={`${item.label}-value`}>{item.value ?? dash}</dd>,
      ])}
    </Facts>
  )
}
