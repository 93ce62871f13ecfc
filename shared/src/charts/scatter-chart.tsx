import { chakra, formatNumber } from '@portal/shared/ui'
import { scaleLinear } from 'd3-scale'
import { type PointerEvent, useState } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { type ChartEmpty, type ChartReference, colourOf } from './chart-types.ts'
import { nearestDot } from './scatter-geometry.ts'
import { useSize } from './use-size.ts'

/** Something with two figures. */
export interface ChartDot {
  id: string
  /** Names it, in the table and where the pointer is. */
  label: string
  x: number
  y: number
}

/** Lowest and highest figure of an axis. */
export interface ChartAxis {
  label: string
  domain: readonly [number, number]
}

export interface ScatterChartProps {
  /** What it shows, in a sentence; its name for assistive technology. */
  label: string
  /** Name of the dots' column in the table. */
  nameLabel: string
  /** Some thousands at most. */
  dots: readonly ChartDot[]
  /** The axis at the foot, and the one at the left. */
  across: ChartAxis
  up: ChartAxis
  /** Lines across to compare with. */
  references?: readonly ChartReference[]
  /** What the line is called on which both figures are the same; there is none when left out. */
  diagonal?: string
  /** Where a press on a dot leads; those who use no pointer need another way there beside the chart. */
  onDot?: (id: string) => void
  /** Pixels; 300 when left out. */
  height?: number
  empty?: ChartEmpty
}

/** How far from a dot the pointer may be, in pixels. */
const reach = 18
/** Words that dots may be behind. */
const overDots = {
  paintOrder: 'stroke',
  stroke: 'var(--p-colors-bg-surface)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
} as const
const margin = { top: 12, right: 16, bottom: 44, left: 52 }

interface DiagonalProps extends Pick<ScatterChartProps, 'across' | 'up'> {
  label: string
  x: (figure: number) => number
  y: (figure: number) => number
}

/** The line on which both figures are the same, as far as both axes have it. */
function Diagonal({ label, across, up, x, y }: DiagonalProps) {
  const from = Math.max(across.domain[0], up.domain[0])
  const to = Math.min(across.domain[1], up.domain[1])
  if (from >= to) return null
  return (
    <g>
      <line data-part="reference" x1={x(from)} y1={y(from)} x2={x(to)} y2={y(to)} />
      <text x={x(to) - 8} y={y(to) + 16} textAnchor="end" style={overDots}>
        {label}
      </text>
    </g>
  )
}

/** The one under the pointer. */
const Dot = chakra('button', {
  base: {
    position: 'absolute',
    width: '4',
    height: '4',
    marginLeft: '-2',
    marginTop: '-2',
    borderRadius: 'full',
    bg: 'chart.1',
    borderWidth: '2px',
    borderColor: 'bg.surface',
    cursor: 'pointer',
  },
})

/** Two figures of many things against each other, with a table behind a button. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, dots, references = [], diagonal, onDot, empty } = props
  const least = props.height ?? 300
  const [box, { width, height }] = useSize(least)
  const [at, setAt] = useState<ChartDot>()
  const x = scaleLinear()
    .domain(props.across.domain)
    .range([margin.left, width - margin.right])
  const y = scaleLinear()
    .domain(props.up.domain)
    .range([height - margin.bottom, margin.top])
  const find = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const place = (dot: ChartDot) => ({ x: x(dot.x), y: y(dot.y) })
    return nearestDot(dots, place, { x: clientX - left, y: clientY - top }, reach)
  }
  const write = (figure: number) => formatNumber(figure, 1)
  return (
    <ChartFrame
      label={label}
      isEmpty={dots.length === 0}
      empty={empty}
      table={{
        head: [props.nameLabel, props.across.label, props.up.label],
        rows: dots.map((dot) => [dot.label, write(dot.x), write(dot.y)]),
      }}
    >
      <div
        ref={box}
        style={{ minHeight: least, flexGrow: 1, position: 'relative' }}
        onPointerMove={(event) => setAt(find(event))}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg
          role="img"
          aria-label={label}
          style={{ position: 'absolute' }}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          {y.ticks(5).map((tick) => (
            <g key={tick}>
              <line
                data-part="grid"
                x1={margin.left}
                x2={width - margin.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text x={margin.left - 8} y={y(tick)} textAnchor="end" dominantBaseline="middle">
                {write(tick)}
              </text>
            </g>
          ))}
          {x.ticks(width < 420 ? 3 : 6).map((tick) => (
            <text key={tick} x={x(tick)} y={height - margin.bottom + 18} textAnchor="middle">
              {write(tick)}
            </text>
          ))}
          <text x={width - margin.right} y={height - 6} textAnchor="end" data-part="name">
            {props.across.label}
          </text>
          <text
            data-part="name"
            textAnchor="end"
            transform={`translate(12 ${margin.top}) rotate(-90)`}
          >
            {props.up.label}
          </text>
          {diagonal === undefined ? null : (
            <Diagonal label={diagonal} {...{ x, y }} across={props.across} up={props.up} />
          )}
          {/* One path for all: a line without length with a round end is a dot. */}
          <path
            d={dots.map((dot) => `M${x(dot.x).toFixed(1)} ${y(dot.y).toFixed(1)}h0`).join('')}
            fill="none"
            stroke={colourOf(0)}
            strokeOpacity={0.55}
            strokeWidth={7}
            strokeLinecap="round"
          />
          {references.map((reference) => (
            <g key={reference.label}>
              <line
                data-part="reference"
                x1={margin.left}
                x2={width - margin.right}
                y1={y(reference.value)}
                y2={y(reference.value)}
              />
              <text x={margin.left + 4} y={y(reference.value) - 5} style={overDots}>
                {reference.label}
              </text>
            </g>
          ))}
        </svg>
        {at ? (
          <Dot
            type="button"
            tabIndex={-1}
            aria-label={`Open ${at.label}`}
            style={{ left: x(at.x), top: y(at.y) }}
            onClick={() => onDot?.(at.id)}
          />
        ) : null}
        {at ? (
          <div
            data-part="tip"
            style={x(at.x) > width / 2 ? { right: width - x(at.x) + 12 } : { left: x(at.x) + 12 }}
          >
            <strong>{at.label}</strong>
            <div>
              {props.across.label}: {write(at.x)}
            </div>
            <div>
              {props.up.label}: {write(at.y)}
            </div>
          </div>
        ) : null}
      </div>
    </ChartFrame>
  )
}
