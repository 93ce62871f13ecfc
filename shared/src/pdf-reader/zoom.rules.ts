/** How large pages are: as wide as there is room, whole, as is easy to read, or by a factor of their own size. */
export type Zoom = 'width' | 'page' | 'auto' | number

/** The factors that can be chosen, 50 to 400 %. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

const smallest = zoomSteps[0]
const largest = zoomSteps[zoomSteps.length - 1] ?? smallest

/** A factor, held between 50 and 400 %. */
export function heldZoom(scale: number): number {
  return Number.isFinite(scale) ? Math.min(Math.max(scale, smallest), largest) : 1
}

/** The next step above or below the factor at which pages are now; the outermost one beyond them. */
export function zoomBy(scale: number, steps: 1 | -1): number {
  // What is as good as a step counts as that step, or pressing would seem to do nothing.
  const next =
    steps === 1
      ? zoomSteps.find((step) => step > scale * 1.01)
      : zoomSteps.findLast((step) => step < scale * 0.99)
  return next ?? (steps === 1 ? largest : smallest)
}

/** A zoom as pdf.js names it. */
export function scaleValueOf(zoom: Zoom): string {
  if (typeof zoom === 'number') return String(heldZoom(zoom))
  return { width: 'page-width', page: 'page-fit', auto: 'auto' }[zoom]
}

/** A factor in words, `125%`. */
export function inPercent(scale: number): string {
  return `${Math.round(scale * 100)}%`
}
