import { type ChangeObject, diffArrays } from 'diff'

/** How long comparing may take, and by which clock; both in milliseconds. */
export interface Patience {
  giveUpAfter: number
  now?: () => number
}

/** How long a comparison may take where nothing else is said. */
export const usualPatience: Patience = { giveUpAfter: 300 }

class GaveUp extends Error {}

/** How many comparisons pass between two looks at the clock. */
const looks = 4_096

/** What two lists share in order and what they do not; null when that would take too long. */
export function patientDiff<Entry extends string | number>(
  before: readonly Entry[],
  after: readonly Entry[],
  { giveUpAfter, now = () => performance.now() }: Patience,
): ChangeObject<Entry[]>[] | null {
  const end = now() + giveUpAfter
  let count = 0
  const comparator = (one: Entry, other: Entry) => {
    count += 1
    if (count % looks === 0 && now() > end) throw new GaveUp()
    return one === other
  }
  try {
    return diffArrays([...before], [...after], { comparator })
  } catch (fault) {
    if (fault instanceof GaveUp) return null
    throw fault
  }
}
