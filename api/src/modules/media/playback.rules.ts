/** A span of whole seconds, from the first to before the second. */
export type Span = readonly [from: number, to: number]

/** Where it was left so near to its end, a film begins anew. */
const nearEndS = 5

/** Where playing goes on, in seconds. */
export function resumesAt(position: number, seconds: number, isWatched: boolean): number {
  return isWatched || position >= seconds - nearEndS ? 0 : position
}

/** The first second that was not watched, of spans in their order that never meet. */
export function unwatchedFrom(watched: readonly Span[]): number {
  const [first] = watched
  return first !== undefined && first[0] === 0 ? first[1] : 0
}

/** Spans as the database takes them, in any order and meeting as they like. */
export function spansText(watched: readonly Span[]): string {
  return `{${watched.map(([from, to]) => `[${from},${to})`).join(',')}}`
}

/** How much of a film was watched, in whole per cent; 100 only for all of it. */
export function percentOf(watchedSeconds: number, seconds: number): number {
  return Math.floor((100 * watchedSeconds) / seconds)
}
