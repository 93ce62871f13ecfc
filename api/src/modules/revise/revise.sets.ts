import type { SetKind } from '../sets/index.ts'
import { countFinishedSets } from '../standing/index.ts'

/** Sets that a student builds; lists and counts of past sets are of these. */
export const reviseSets: SetKind = {
  essaysAreMarkedBy: 'student',
  onFinished: async ({ db }, { studentId }) =>
    await countFinishedSets(db, [{ studentId, count: 1 }]),
  onEssayMarked: async () => {},
}
