import { dash, VisuallyHidden } from '@portal/shared/ui'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

export interface SparklineProps {
  /** What it shows, with its end figures: `Score over 8 weeks, from 41% to 67%`. */
  label: string
  /** In order; null leaves a gap. */
  values: readonly (number | null)[]
  /** Pixels; 120 by 32 when left out. */
  width?: number
  height?: number
}

/** A line the size of a word: the direction of something, beside its figure. */
export function Sparkline({ label, values, width = 120, height = 32 }: SparklineProps) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) {
    return (
      <span>
        <span aria-hidden="true">{dash}</span>
        <VisuallyHidden>{label}: not enough results yet</VisuallyHidden>
      </span>
    )
  }
  const x = scaleLinear()
    .domain([0, values.length - 1])
    .range([3, width - 5])
  const low = Math.min(...known)
  const high = Math.max(...known)
  const y = scaleLinear()
    .domain(low === high ? [low - 1, high + 1] : [low, high])
    .range([height - 4, 5])
  const indexed = values.map((value, index) => ({ value, index }))
  type Spot = (typeof indexed)[number]
  const path = line<Spot>()
    .defined((spot) => spot.value !== null)
    .x((spot) => x(spot.index))
    .y((spot) => y(spot.value ?? 0))
    .curve(curveMonotoneX)
  const ground = area<Spot>()
    .defined((spot) => spot.value !== null)
    .x((spot) => x(spot.index))
    .y0(height)
    .y1((spot) => y(spot.value ?? 0))
    .curve(curveMonotoneX)
  const last = indexed.findLast((spot) => spot.value !== null)
  const colour = 'var(--p-colors-chart-1)'
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={ground(indexed) ?? ''} fill={colour} opacity={0.1} />
      <path
        d={path(indexed) ?? ''}
        fill="none"
        stroke={colour}
        strokeWidth={2}
        strokeLinecap="round"
      />
      {last ? <circle cx={x(last.index)} cy={y(last.value ?? 0)} r={3} fill={colour} /> : null}
    </svg>
  )
}
