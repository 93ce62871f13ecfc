/**
 * The order of a list after one of it, or a new one, was put at a place among the others; a place
 * past the end is the last.
 * @param position from 1
 */
export function placed(order: readonly string[], id: string, position: number): string[] {
  const others = order.filter((other) => other !== id)
  return others.toSpliced(Math.max(0, position - 1), 0, id)
}
