/** Drawing helpers. Coordinates are pixels of the figure, y downwards, unless a plot says otherwise. */

const INK = '#1f2937'
const GREY = '#9ca3af'
export const GREY_FILL = '#e5e7eb'
export const BLUE = '#1d4ed8'
export const RED = '#b91c1c'
export const GREEN = '#15803d'

export type Point = readonly [x: number, y: number]

interface Stroke {
  colour?: string
  width?: number
  dash?: boolean
  arrow?: boolean
  fill?: string
}

const r = (value: number): string => String(Math.round(value * 10) / 10)
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const style = ({ colour = INK, width = 2, dash, arrow, fill = 'none' }: Stroke): string =>
  `fill="${fill}" stroke="${colour}" stroke-width="${width}"${dash ? ' stroke-dasharray="6 5"' : ''}${
    arrow ? ' marker-end="url(#tip)"' : ''
  }`

/**
 * A figure as HTML: an SVG on a white rounded ground, legible in light and dark. Its size is said, so
 * that nothing moves when it is drawn.
 */
export function figure(width: number, height: number, body: string[], alt: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Arial, sans-serif" font-size="15">` +
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="context-stroke"/></marker></defs>' +
    `<rect width="${width}" height="${height}" rx="12" fill="#ffffff"/>${body.join('')}</svg>`
  return `<figure><img src="data:image/svg+xml;utf8,${encodeURIComponent(svg)}" alt="${escaped(alt).replace(/"/g, '&quot;')}" width="${width}" height="${height}" /></figure>`
}

export const line = ([x1, y1]: Point, [x2, y2]: Point, stroke: Stroke = {}): string =>
  `<line x1="${r(x1)}" y1="${r(y1)}" x2="${r(x2)}" y2="${r(y2)}" ${style(stroke)}/>`

export const path = (points: readonly Point[], stroke: Stroke & { close?: boolean } = {}): string =>
  `<path d="M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}${stroke.close ? 'Z' : ''}" stroke-linejoin="round" ${style(stroke)}/>`

export const circle = ([x, y]: Point, radius: number, stroke: Stroke = {}): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" ${style(stroke)}/>`

export const rect = ([x, y]: Point, width: number, height: number, stroke: Stroke = {}): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" ${style(stroke)}/>`

export const label = (
  [x, y]: Point,
  text: string,
  { anchor = 'middle', italic = false, colour = INK, size = 15, turn = 0 } = {},
): string =>
  `<text x="${r(x)}" y="${r(y)}" text-anchor="${anchor}" dominant-baseline="middle" font-size="${size}" fill="${colour}"${
    italic ? ' font-style="italic"' : ''
  }${turn ? ` transform="rotate(${turn} ${r(x)} ${r(y)})"` : ''}>${escaped(text)}</text>`

/** A point at `radius` from a centre, angle in degrees anticlockwise from the right. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y - radius * Math.sin((degrees * Math.PI) / 180),
]

export interface Axis {
  from: number
  to: number
  /** Distance between marks; none when absent. */
  step?: number
  label: string
}

/** A graph with axes. Returns the map from data to pixels, and the drawn axes and grid. */
export function plot(x: Axis, y: Axis, width = 380, height = 260) {
  const left = 58
  const right = width - 20
  const top = 18
  const bottom = height - 46
  const px = (value: number) => left + ((value - x.from) / (x.to - x.from)) * (right - left)
  const py = (value: number) => bottom - ((value - y.from) / (y.to - y.from)) * (bottom - top)
  const to = (point: Point): Point => [px(point[0]), py(point[1])]
  const marks = (axis: Axis) =>
    axis.step === undefined
      ? []
      : Array.from(
          { length: Math.round((axis.to - axis.from) / axis.step) + 1 },
          (_each, n) => Math.round((axis.from + n * (axis.step ?? 1)) * 1e6) / 1e6,
        )
  const baseY = Math.min(bottom, Math.max(top, py(0)))
  const baseX = Math.min(right, Math.max(left, px(0)))
  const body = [
    ...marks(x).flatMap((mark) => [
      line([px(mark), top], [px(mark), bottom], { colour: '#e5e7eb', width: 1 }),
      label([px(mark), bottom + 14], String(mark), { size: 13 }),
    ]),
    ...marks(y).flatMap((mark) => [
      line([left, py(mark)], [right, py(mark)], { colour: '#e5e7eb', width: 1 }),
      label([left - 8, py(mark)], String(mark), { size: 13, anchor: 'end' }),
    ]),
    line([left, baseY], [right + 8, baseY], { arrow: true }),
    line([baseX, bottom], [baseX, top - 8], { arrow: true }),
    label([(left + right) / 2, height - 12], x.label, { size: 14 }),
    label([14, (top + bottom) / 2], y.label, { size: 14, turn: -90 }),
  ]
  const curve = (f: (value: number) => number, from = x.from, end = x.to, colour = BLUE) =>
    path(
      Array.from({ length: 101 }, (_each, n) => from + ((end - from) * n) / 100)
        .map((value): Point => [value, f(value)])
        .filter(([, value]) => value >= y.from - 1e-9 && value <= y.to + 1e-9)
        .map(to),
      { colour, width: 2.5 },
    )
  const points = (list: readonly Point[], colour = BLUE) =>
    path(list.map(to), { colour, width: 2.5 })
  return { width, height, body, to, px, py, curve, points }
}

/** A resistor on a wire, its centre at the point. */
export const resistor = ([x, y]: Point, text: string, upright = false): string =>
  upright
    ? rect([x - 9, y - 24], 18, 48, { fill: '#ffffff' }) +
      label([x + 16, y], text, { anchor: 'start' })
    : rect([x - 24, y - 9], 48, 18, { fill: '#ffffff' }) + label([x, y - 22], text)

/** A cell on a level wire, its centre at the point. */
export const cell = ([x, y]: Point, text: string): string =>
  rect([x - 5, y - 18], 10, 36, { colour: '#ffffff', fill: '#ffffff' }) +
  line([x - 5, y - 18], [x - 5, y + 18]) +
  line([x + 5, y - 9], [x + 5, y + 9], { width: 5 }) +
  label([x, y - 32], text)

/** A meter or a lamp on a wire: a ring with a letter, or with a cross for a lamp. */
export const ring = ([x, y]: Point, letter: string, text = ''): string =>
  circle([x, y], 16, { fill: '#ffffff' }) +
  (letter === 'x'
    ? line([x - 11, y - 11], [x + 11, y + 11]) + line([x - 11, y + 11], [x + 11, y - 11])
    : label([x, y + 1], letter)) +
  (text ? label([x, y - 28], text) : '')

/** A dot where wires join. */
export const joint = (point: Point): string => circle(point, 3.5, { fill: INK })

/** A small grey line for construction. */
export const faint = (from: Point, to: Point): string =>
  line(from, to, { colour: GREY, dash: true })
