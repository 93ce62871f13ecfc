import { chakra, dash, formatNumber } from '@portal/shared/ui'
import { scaleBand, scaleLinear } from 'd3-scale'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartBar, ChartEmpty, ChartReference } from './chart-types.ts'
import { useSize } from './use-size.ts'

export interface BarChartProps {
  /** What it shows, in a sentence; its name for assistive technology. */
  label: string
  bars: readonly ChartBar[]
  /** Name of the bars' column in the table; `Name` when left out. */
  nameLabel?: string
  /** Name of the figures' column in the table; `Value` when left out. */
  valueLabel?: string
  formatValue?: (value: number) => string
  /** The longest bar's value; the highest figure when left out. 1 for shares. */
  max?: number
  /** Pixels of the upright chart; 220 when left out. */
  height?: number
  /** Lying bars with their names above: for long names. Upright when left out. */
  horizontal?: boolean
  reference?: ChartReference
  empty?: ChartEmpty
}

/** Bars with their figures on them, upright or lying, with a table behind a button. */
export function BarChart(props: BarChartProps) {
  const format = props.formatValue ?? ((value: number) => formatNumber(value, 1))
  const values = props.bars.flatMap((bar) => (bar.value === null ? [] : [bar.value]))
  const max = props.max ?? Math.max(...values, props.reference?.value ?? 0)
  const write = (bar: ChartBar) => (bar.value === null ? dash : format(bar.value))
  const drawn = { ...props, max: max > 0 ? max : 1, write }
  return (
    <ChartFrame
      label={props.label}
      isEmpty={values.length === 0}
      empty={props.empty}
      table={{
        head: [props.nameLabel ?? 'Name', props.valueLabel ?? 'Value'],
        rows: props.bars.map((bar) => [bar.label, write(bar)]),
      }}
    >
      {props.horizontal ? <LyingBars {...drawn} /> : <UprightBars {...drawn} format={format} />}
    </ChartFrame>
  )
}

interface DrawnProps extends BarChartProps {
  max: number
  write: (bar: ChartBar) => string
}

const Lines = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-evenly',
    flexGrow: '1',
    gap: '4',
    fontSize: 'sm',
    '& [data-part=head]': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: '1.5',
    },
    '& [data-part=head] > span:first-of-type': { overflowWrap: 'anywhere', minWidth: '0' },
    '& [data-part=head] > span:last-of-type': {
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=head] small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& [data-part=track]': {
      position: 'relative',
      height: '2.5',
      borderRadius: 'full',
      bg: 'bg.track',
      overflow: 'hidden',
    },
    '& [data-part=bar]': { height: '100%', borderRadius: 'full', bg: 'chart.1' },
  },
})

function LyingBars({ label, bars, max, write }: DrawnProps) {
  const summary = bars.map((bar) => `${bar.label} ${write(bar)}`).join(', ')
  return (
    <Lines role="img" aria-label={`${label}: ${summary}`}>
      {bars.map((bar) => (
        <div key={bar.id}>
          <div data-part="head">
            <span>
              {bar.label}
              {bar.detail ? <small>{bar.detail}</small> : null}
            </span>
            <span>{write(bar)}</span>
          </div>
          <div data-part="track">
            {bar.value === null ? null : (
              <div
                data-part="bar"
                style={{ width: `${Math.min(100, (bar.value / max) * 100)}%` }}
              />
            )}
          </div>
        </div>
      ))}
    </Lines>
  )
}

function UprightBars(props: DrawnProps & { format: (value: number) => string }) {
  const { label, bars, max, write, format, height = 220, reference } = props
  const [box, { width }] = useSize(height)
  const margin = { top: 24, right: 8, bottom: 28, left: 44 }
  const x = scaleBand<string>()
    .domain(bars.map((bar) => bar.id))
    .range([margin.left, width - margin.right])
    .paddingInner(0.35)
    .paddingOuter(0.2)
  const y = scaleLinear()
    .domain([0, max])
    .range([height - margin.bottom, margin.top])
  if (props.max === undefined) y.nice(4)
  const thick = Math.min(56, x.bandwidth())
  // About 7 px a letter: longer names are cut here and stand whole in the table and on hover.
  const letters = Math.max(3, Math.floor(x.step() / 7))
  return (
    <div ref={box} style={{ minHeight: height }}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line
              data-part={tick === 0 ? 'axis' : 'grid'}
              x1={margin.left}
              x2={width - margin.right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text x={margin.left - 10} y={y(tick)} textAnchor="end" dominantBaseline="middle">
              {format(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar) => {
          const middle = (x(bar.id) ?? 0) + x.bandwidth() / 2
          const top = bar.value === null ? y(0) : y(Math.min(max, bar.value))
          return (
            <g key={bar.id}>
              <title>{`${bar.label}: ${write(bar)}`}</title>
              {bar.value === null ? null : (
                <path
                  d={roundTop(middle - thick / 2, top, thick, y(0) - top)}
                  fill="var(--p-colors-chart-1)"
                />
              )}
              <text data-part="figure" x={middle} y={top - 7} textAnchor="middle">
                {write(bar)}
              </text>
              <text x={middle} y={height - 8} textAnchor="middle">
                {bar.label.length > letters ? `${bar.label.slice(0, letters - 1)}…` : bar.label}
              </text>
            </g>
          )
        })}
        {reference ? (
          <g>
            <line
              data-part="reference"
              x1={margin.left}
              x2={width - margin.right}
              y1={y(reference.value)}
              y2={y(reference.value)}
            />
            <text x={width - margin.right} y={y(reference.value) - 6} textAnchor="end">
              {reference.label}
            </text>
          </g>
        ) : null}
      </svg>
    </div>
  )
}

/** A bar with a rounded top that stands on its line. */
function roundTop(x: number, y: number, width: number, height: number): string {
  const r = Math.min(5, width / 2, height)
  return `M${x},${y + height}v${-(height - r)}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}v${height - r}z`
}
