/** A place in a drawing, in pixels from its middle. */
export interface Place {
  x: number
  y: number
}

/** Where a value stands on one of so many axes; the first points up, the others follow clockwise. */
export function placeOn(at: number, axes: number, share: number, radius: number): Place {
  const angle = (at / axes) * 2 * Math.PI - Math.PI / 2
  return { x: Math.cos(angle) * share * radius, y: Math.sin(angle) * share * radius }
}

/** Points of a closed shape, as SVG takes them. */
export const pointsOf = (places: readonly Place[]): string =>
  places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** Which end of its words stands at an axis, so that they lead away from the drawing. */
export function anchorAt({ x }: Place): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 1) return 'middle'
  return x > 0 ? 'start' : 'end'
}

/** A name in one or two lines of much the same length. */
export function linesOf(name: string, most: number): string[] {
  if (name.length <= most || !name.includes(' ')) return [cut(name, most)]
  const words = name.split(' ')
  const lengths = words.map((_, at) =>
    Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length),
  )
  const at = lengths.slice(0, -1).reduce((best, length, here) => {
    return length < (lengths[best] ?? 0) ? here : best
  }, 0)
  return [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')].map((line) =>
    cut(line, most),
  )
}

const cut = (line: string, most: number) =>
  line.length > most ? `${line.slice(0, most - 1)}…` : line
