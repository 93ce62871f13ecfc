interface Place {
  x: number
  y: number
}

/** The dot that is nearest to a place, no further than `reach`; undefined where none is. */
export function nearestDot<D>(
  dots: readonly D[],
  placeOf: (dot: D) => Place,
  to: Place,
  reach: number,
): D | undefined {
  let found: D | undefined
  let least = reach ** 2
  for (const dot of dots) {
    const { x, y } = placeOf(dot)
    const far = (x - to.x) ** 2 + (y - to.y) ** 2
    if (far > least) continue
    found = dot
    least = far
  }
  return found
}
