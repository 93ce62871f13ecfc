import { chakra, dash, formatNumber } from '@portal/shared/ui'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartEmpty } from './chart-types.ts'

/** Figures of one thing, one for each series; null where there is none: a dash, never a 0. */
export interface BarGroup {
  id: string
  label: string
  values: readonly (number | null)[]
}

export interface GroupedBarsProps {
  /** What it shows, in a sentence; its name for assistive technology. */
  label: string
  groups: readonly BarGroup[]
  /** What each of the figures is of, in their order; the last, the present one, stands out. */
  series: readonly { id: string; label: string }[]
  /** Name of the groups' column in the table. */
  nameLabel: string
  formatValue?: (value: number) => string
  /** The longest bar's value. */
  max: number
  empty?: ChartEmpty
}

const Groups = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    listStyle: 'none',
    fontSize: 'sm',
    '& [data-part=name]': { fontWeight: 'medium', overflowWrap: 'anywhere', marginBottom: '1' },
    '& [data-part=line]': {
      display: 'grid',
      gridTemplateColumns: {
        base: '5rem minmax(0, 1fr) minmax(5.5rem, auto)',
        md: '7.5rem minmax(0, 1fr) minmax(5.5rem, auto)',
      },
      alignItems: 'center',
      columnGap: '3',
      minHeight: '5',
    },
    '& [data-part=series]': {
      color: 'fg.muted',
      fontSize: 'xs',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part=figure]': {
      textAlign: 'end',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=track]': { height: '2', borderRadius: 'full', bg: 'bg.track' },
    '& [data-part=bar]': { height: '100%', borderRadius: 'full', bg: 'fg.muted', opacity: '0.5' },
    '& [data-part=bar][data-now]': { bg: 'chart.1', opacity: '1' },
  },
})

/** Lying bars of several things over several times, each with its figure, and a table behind a button. */
export function GroupedBars(props: GroupedBarsProps) {
  const { label, groups, series, nameLabel, max, empty } = props
  const format = props.formatValue ?? ((value: number) => formatNumber(value, 1))
  const write = (value: number | null | undefined) => (value == null ? dash : format(value))
  const width = (value: number) => `${Math.min(100, Math.max(0, (value / max) * 100))}%`
  return (
    <ChartFrame
      label={label}
      isEmpty={groups.every(({ values }) => values.every((value) => value === null))}
      empty={empty}
      table={{
        head: [nameLabel, ...series.map((one) => one.label)],
        rows: groups.map((group) => [
          group.label,
          ...series.map((_, at) => write(group.values[at])),
        ]),
      }}
    >
      <Groups aria-label={label}>
        {groups.map((group) => (
          <li key={group.id}>
            <div data-part="name">{group.label}</div>
            {series.map((one, at) => {
              const value = group.values[at] ?? null
              return (
                <div key={one.id} data-part="line">
                  <span data-part="series">{one.label}</span>
                  <div data-part="track" aria-hidden="true">
                    {value === null ? null : (
                      <div
                        data-part="bar"
                        data-now={at === series.length - 1 ? '' : undefined}
                        style={{ width: width(value) }}
                      />
                    )}
                  </div>
                  <span data-part="figure">{write(value)}</span>
                </div>
              )
            })}
          </li>
        ))}
      </Groups>
    </ChartFrame>
  )
}
