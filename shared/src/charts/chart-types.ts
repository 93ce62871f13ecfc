/** A point of a line; `y` null where there is no figure (the line has a gap). */
export interface ChartPoint {
  /** A date (drawn on a time axis) or a number. */
  x: Date | number
  y: number | null
}

export interface ChartSeries {
  id: string
  label: string
  points: readonly ChartPoint[]
}

export interface ChartBar {
  id: string
  label: string
  /** Null where there is no figure: a dash, never a bar of 0. */
  value: number | null
  /** A line under the label. */
  detail?: string
}

/** A line across the chart to compare with, as a target. */
export interface ChartReference {
  value: number
  label: string
}

/** What a chart says when there is nothing to draw. */
export interface ChartEmpty {
  title: string
  children?: string
}

/** The colours of the series, as CSS variables of the theme. Five at most. */
export const seriesColours = [1, 2, 3, 4, 5].map((n) => `var(--p-colors-chart-${n})`)

/** Colour of the series at a place. */
export function colourOf(index: number): string {
  return seriesColours[index % seriesColours.length] ?? 'currentColor'
}
