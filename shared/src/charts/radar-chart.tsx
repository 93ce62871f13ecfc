import { chakra, dash, formatNumber } from '@portal/shared/ui'
import { ChartFrame } from './chart-frame.tsx'
import { type ChartEmpty, colourOf } from './chart-types.ts'
import { anchorAt, linesOf, placeOn, pointsOf } from './radar-geometry.ts'
import { useSize } from './use-size.ts'

export interface RadarChartProps {
  /** What it shows, in a sentence; its name for assistive technology. */
  label: string
  /** Three or more, clockwise from the top. */
  axes: readonly { id: string; label: string }[]
  /** Each with a value for every axis; two at most stay readable. The last is drawn on top. */
  series: readonly { id: string; label: string; values: readonly (number | null)[] }[]
  /** Name of the axes' column in the table. */
  nameLabel: string
  formatValue?: (value: number) => string
  /** The value at the edge; rings stand at its whole numbers. */
  max: number
  /** Least pixels; 220 when left out. */
  height?: number
  empty?: ChartEmpty
}

const Drawing = chakra('svg', {
  base: {
    '& [data-part=shape]': {
      fill: 'chart.1',
      fillOpacity: '0.16',
      stroke: 'chart.1',
      strokeWidth: '2px',
      strokeLinejoin: 'round',
    },
    '& [data-part=before]': {
      fill: 'none',
      stroke: 'fg.muted',
      strokeWidth: '1.5px',
      strokeDasharray: '4 4',
      strokeLinejoin: 'round',
    },
    '& polygon[data-part=grid]': { fill: 'none' },
  },
})

/** About this wide is a letter of a name. */
const letterPx = 6.6

/** Values around a middle, with the names of their axes, and a table behind a button. */
export function RadarChart(props: RadarChartProps) {
  const { label, axes, series, nameLabel, max, height: least = 220, empty } = props
  const format = props.formatValue ?? ((value: number) => formatNumber(value, 1))
  const write = (value: number | null | undefined) => (value == null ? dash : format(value))
  const [box, { width }] = useSize(least)
  const room = Math.min(110, Math.max(64, width * 0.27))
  const radius = Math.max(40, Math.min(width / 2 - room, 130))
  const height = Math.max(least, 2 * radius + 84)
  const at = (index: number, share: number) => placeOn(index, axes.length, share, radius)
  const ring = (share: number) => pointsOf(axes.map((_, index) => at(index, share)))
  const rings = Array.from({ length: max }, (_, index) => (index + 1) / max)
  const shapes = series.map(({ values }) =>
    pointsOf(axes.map((_, index) => at(index, Math.max(0, values[index] ?? 0) / max))),
  )
  return (
    <ChartFrame
      label={label}
      isEmpty={axes.length < 3 || series.length === 0}
      empty={empty}
      table={{
        head: [nameLabel, ...series.map((one) => one.label)],
        rows: axes.map((axis, index) => [
          axis.label,
          ...series.map(({ values }) => write(values[index])),
        ]),
      }}
      {...(series.length > 1 && {
        legend: series.map((one, index) => ({
          label: one.label,
          colour: index === series.length - 1 ? colourOf(0) : 'var(--p-colors-fg-muted)',
        })),
      })}
    >
      <div ref={box} style={{ minHeight: height }}>
        <Drawing
          role="img"
          aria-label={label}
          width={width}
          height={height}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        >
          {rings.map((share) => (
            <polygon
              key={share}
              data-part={share === 1 ? 'axis' : 'grid'}
              fill="none"
              points={ring(share)}
            />
          ))}
          {axes.map(({ id }, index) => {
            const end = at(index, 1)
            return <line key={id} data-part="grid" x1={0} y1={0} x2={end.x} y2={end.y} />
          })}
          {series.map(({ id }, index) => (
            <polygon
              key={id}
              data-part={index === series.length - 1 ? 'shape' : 'before'}
              points={shapes[index]}
            />
          ))}
          {axes.map((axis, index) => {
            const end = placeOn(index, axes.length, 1, radius + 12)
            const beside = anchorAt(end) === 'middle' ? width : width / 2 - Math.abs(end.x)
            const lines = linesOf(axis.label, Math.max(3, Math.floor(beside / letterPx)))
            const shift = end.y < -radius / 2 ? -(lines.length - 1) * 14 : 0
            return (
              <text key={axis.id} x={end.x} y={end.y + shift} textAnchor={anchorAt(end)}>
                <title>{`${axis.label}: ${write(series.at(-1)?.values[index])}`}</title>
                {lines.map((line, row) => (
                  <tspan key={line} x={end.x} dy={row === 0 ? '0.32em' : '1.15em'}>
                    {line}
                  </tspan>
                ))}
              </text>
            )
          })}
        </Drawing>
      </div>
    </ChartFrame>
  )
}
