import { dash, formatDate, formatNumber, useTimeZone } from '@portal/shared/ui'
import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import { type PointerEvent, useState } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import {
  type ChartEmpty,
  type ChartPoint,
  type ChartReference,
  type ChartSeries,
  colourOf,
} from './chart-types.ts'
import { apart, nearest, separate, spread } from './line-geometry.ts'
import { useSize } from './use-size.ts'

export interface LineChartProps {
  /** What it shows, in a sentence; its name for assistive technology. */
  label: string
  /** Five at most. */
  series: readonly ChartSeries[]
  /** Name of the x column in the table; `Date` when left out. */
  xLabel?: string
  /** How x is written; dates as `3 Mar` when left out. */
  formatX?: (x: number) => string
  formatY?: (y: number) => string
  /** Lowest and highest y; from 0 to the highest figure when left out. */
  yDomain?: readonly [number, number]
  /** Least pixels; 240 when left out. It grows with a taller card (`fill`). */
  height?: number
  reference?: ChartReference
  empty?: ChartEmpty
}

/** About how wide a sign of a label is, in pixels. */
const signWidth = 6.5

const timeOf = (point: ChartPoint) => (point.x instanceof Date ? point.x.getTime() : point.x)

/** Lines over time or a number, labelled at their ends, with a table behind a button. */
export function LineChart(props: LineChartProps) {
  const { label, series, reference, empty } = props
  const zone = useTimeZone()
  const [box, { width, height }] = useSize(props.height ?? 240)
  const [at, setAt] = useState<number>()
  const isTime = series.some((one) => one.points.some((point) => point.x instanceof Date))
  const formatX =
    props.formatX ??
    (isTime ? (x: number) => formatDate(x, 'dayMonth', zone) : (x: number) => formatNumber(x, 1))
  const formatY = props.formatY ?? ((y: number) => formatNumber(y, 1))
  const xs = [...new Set(series.flatMap((one) => one.points.map(timeOf)))].sort((a, b) => a - b)
  const ys = series.flatMap((one) =>
    one.points.flatMap((point) => (point.y === null ? [] : [point.y])),
  )
  const direct = width >= 480 && series.length > 1
  const margin = { top: 12, right: direct ? 112 : 16, bottom: 28, left: 44 }
  const x = scaleLinear()
    .domain([xs[0] ?? 0, xs.at(-1) ?? 1])
    .range([margin.left, width - margin.right])
  const highest = Math.max(...ys, reference?.value ?? Number.NEGATIVE_INFINITY)
  const y = scaleLinear()
    .domain(props.yDomain ?? [Math.min(0, ...ys), highest === 0 ? 1 : highest])
    .range([height - margin.bottom, margin.top])
  if (!props.yDomain) y.nice(4)
  const path = line<ChartPoint>()
    .defined((point) => point.y !== null)
    .x((point) => x(timeOf(point)))
    .y((point) => y(point.y ?? 0))
    .curve(curveMonotoneX)
  const ends = series.map((one) => one.points.findLast((point) => point.y !== null))
  const labelYs = separate(
    ends.map((end) => (end ? y(end.y ?? 0) : height / 2)),
    16,
    height - margin.bottom,
  )
  const valueAt = (one: ChartSeries, when: number) => {
    const found = one.points.find((point) => timeOf(point) === when)?.y
    return found === null || found === undefined ? dash : formatY(found)
  }
  const labelWidth = signWidth * Math.max(0, ...xs.map((when) => formatX(when).length))
  const anchorOf = (when: number) => {
    if (xs.length === 1) return 'middle'
    return when === xs[0] ? 'start' : when === xs.at(-1) ? 'end' : 'middle'
  }
  const shift = { start: labelWidth / 2, middle: 0, end: -labelWidth / 2 }
  const gap = labelWidth + 16
  const ticks = apart(
    // Those at the ends stand further in, and take the room of one and a quarter.
    spread(xs, Math.max(2, Math.floor((width - margin.left - margin.right) / (gap * 1.25)))),
    (when) => x(when) + shift[anchorOf(when)],
    gap,
  )
  const table = {
    head: [props.xLabel ?? (isTime ? 'Date' : 'x'), ...series.map((one) => one.label)],
    rows: xs.map((when) => [formatX(when), ...series.map((one) => valueAt(one, when))]),
  }
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left
    setAt(nearest(xs, x.invert(event.clientX - left)))
  }
  return (
    <ChartFrame
      label={label}
      table={table}
      isEmpty={ys.length === 0}
      empty={empty}
      legend={
        series.length > 1 && !direct
          ? series.map((one, index) => ({ label: one.label, colour: colourOf(index) }))
          : undefined
      }
    >
      <div ref={box} style={{ minHeight: props.height ?? 240, flexGrow: 1, position: 'relative' }}>
        <svg
          role="img"
          aria-label={label}
          // Out of the flow, so that its height follows the box and not the box its height.
          style={{ position: 'absolute' }}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          onPointerMove={follow}
          onPointerLeave={() => setAt(undefined)}
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
                {formatY(tick)}
              </text>
            </g>
          ))}
          {ticks.map((tick) => (
            <text key={tick} x={x(tick)} y={height - 8} textAnchor={anchorOf(tick)}>
              {formatX(tick)}
            </text>
          ))}
          {reference ? (
            <g>
              <line
                data-part="reference"
                x1={margin.left}
                x2={width - margin.right}
                y1={y(reference.value)}
                y2={y(reference.value)}
              />
              <text x={margin.left + 4} y={y(reference.value) - 6}>
                {reference.label}
              </text>
            </g>
          ) : null}
          {at === undefined ? null : (
            <line
              data-part="axis"
              x1={x(at)}
              x2={x(at)}
              y1={margin.top}
              y2={height - margin.bottom}
            />
          )}
          {series.map((one, index) => {
            const colour = colourOf(index)
            const end = ends[index]
            return (
              <g key={one.id}>
                <path
                  d={path([...one.points]) ?? ''}
                  fill="none"
                  stroke={colour}
                  strokeWidth={2.5}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
                {one.points.map((point) =>
                  point.y !== null && (point === end || timeOf(point) === at || xs.length < 3) ? (
                    <circle
                      key={timeOf(point)}
                      cx={x(timeOf(point))}
                      cy={y(point.y)}
                      r={4}
                      fill={colour}
                      stroke="var(--p-colors-bg-surface)"
                      strokeWidth={2}
                    />
                  ) : null,
                )}
                {direct && end ? (
                  <text
                    data-part="name"
                    x={width - margin.right + 10}
                    y={labelYs[index]}
                    dominantBaseline="middle"
                    style={{ fill: colour }}
                  >
                    {one.label.length > 15 ? `${one.label.slice(0, 14)}…` : one.label}
                  </text>
                ) : null}
              </g>
            )
          })}
        </svg>
        {at === undefined ? null : (
          <div
            data-part="tip"
            style={x(at) > width / 2 ? { right: width - x(at) + 12 } : { left: x(at) + 12 }}
          >
            <strong>{formatX(at)}</strong>
            {series.map((one) => (
              <div key={one.id}>
                {one.label}: {valueAt(one, at)}
              </div>
            ))}
          </div>
        )}
      </div>
    </ChartFrame>
  )
}
