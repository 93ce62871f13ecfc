import { chakra, dash, formatNumber } from '@portal/shared/ui'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartEmpty } from './chart-types.ts'

/** A bar with what it is compared with; null where there is no figure: a dash, never a 0. */
export interface PairedBar {
  id: string
  label: string
  value: number | null
  compared: number | null
  /** A line under the label. */
  detail?: string
}

export interface PairedBarsProps {
  /** What it shows, in a sentence; its name for assistive technology. */
  label: string
  bars: readonly PairedBar[]
  /** Name of the bars' column in the table. */
  nameLabel: string
  /** Whose figures the bars are, and whose the marks: `You`, `Others`. */
  valueLabel: string
  comparedLabel: string
  formatValue?: (value: number) => string
  /** The longest bar's value; 1 for shares. */
  max: number
  empty?: ChartEmpty
}

const Lines = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    listStyle: 'none',
    fontSize: 'sm',
    '& [data-part=head]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '0.5',
      marginBottom: '2',
    },
    '& [data-part=head] > span:first-of-type': { overflowWrap: 'anywhere', minWidth: '0' },
    '& [data-part=head] small': { color: 'fg.muted', fontSize: 'xs', marginInlineStart: '2' },
    '& [data-part=figures]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-part=figures] b': { fontWeight: 'semibold' },
    '& [data-part=figures] span': { color: 'fg.muted' },
    '& [data-part=track]': {
      position: 'relative',
      height: '2.5',
      borderRadius: 'full',
      bg: 'bg.track',
    },
    '& [data-part=bar]': { height: '100%', borderRadius: 'full', bg: 'chart.1' },
    '& [data-part=mark]': {
      position: 'absolute',
      insetBlock: '-1',
      width: '1',
      marginInlineStart: '-0.5',
      borderRadius: 'full',
      bg: 'fg',
      outline: '2px solid',
      outlineColor: 'bg.surface',
    },
  },
})

const Key = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    columnGap: '5',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& i': { display: 'inline-block', borderRadius: 'full' },
    '& [data-part=bar]': { width: '5', height: '2.5', bg: 'chart.1' },
    '& [data-part=mark]': { width: '1', height: '4', bg: 'fg' },
  },
})

/** Lying bars, each with a mark for what it is compared with, and a table behind a button. */
export function PairedBars(props: PairedBarsProps) {
  const { label, bars, nameLabel, valueLabel, comparedLabel, max, empty } = props
  const format = props.formatValue ?? ((value: number) => formatNumber(value, 1))
  const write = (value: number | null) => (value === null ? dash : format(value))
  const place = (value: number) => `${Math.min(100, Math.max(0, (value / max) * 100))}%`
  return (
    <ChartFrame
      label={label}
      isEmpty={bars.every(({ value }) => value === null)}
      empty={empty}
      table={{
        head: [nameLabel, valueLabel, comparedLabel],
        rows: bars.map((bar) => [bar.label, write(bar.value), write(bar.compared)]),
      }}
    >
      <Key aria-hidden="true">
        <span>
          <i data-part="bar" />
          {valueLabel}
        </span>
        <span>
          <i data-part="mark" />
          {comparedLabel}
        </span>
      </Key>
      <Lines aria-label={label}>
        {bars.map(({ id, label: name, value, compared, detail }) => (
          <li key={id}>
            <div data-part="head">
              <span>
                {name}
                {detail === undefined ? null : <small>{detail}</small>}
              </span>
              <span data-part="figures">
                <b>{`${valueLabel} ${write(value)}`}</b>
                <span>{` · ${comparedLabel} ${write(compared)}`}</span>
              </span>
            </div>
            <div data-part="track" aria-hidden="true">
              {value === null ? null : <div data-part="bar" style={{ width: place(value) }} />}
              {compared === null ? null : (
                <div data-part="mark" style={{ insetInlineStart: place(compared) }} />
              )}
            </div>
          </li>
        ))}
      </Lines>
    </ChartFrame>
  )
}
