import type { SetKind } from '../sets/index.ts'

/** Check questions of a page: marked like any others, and counted nowhere else. */
export const learnSets: SetKind = {
  essaysAreMarkedBy: 'student',
  onFinished: async () => {},
  onEssayMarked: async () => {},
}
