/** Somebody who waits for a place. */
export interface Waiting {
  studentId: string
  /** Whether the student's programme still has seminars, or courses. */
  isEntitled: boolean
}

/** The places of an event, and who waits for one, in the order of the queue. */
export interface Places {
  /** Null for no limit. */
  capacity: number | null
  registered: number
  waiting: readonly Waiting[]
}

/** How many places can be given. */
function freeOf({ capacity, registered }: Places): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - registered)
}

/**
 * Who of the queue gets a place now, in order. Who has lost seminars, or courses, is passed over, and
 * keeps the place in the queue. After the first start nobody moves.
 */
export function movingUp(places: Places, hasStarted: boolean): string[] {
  if (hasStarted) return []
  return places.waiting
    .filter(({ isEntitled }) => isEntitled)
    .slice(0, freeOf(places))
    .map(({ studentId }) => studentId)
}

/**
 * Whether somebody who comes now gets a place at once: there is one, and nobody waits who could have
 * it.
 */
export function getsPlace(places: Places): boolean {
  return freeOf(places) > 0 && !places.waiting.some(({ isEntitled }) => isEntitled)
}
