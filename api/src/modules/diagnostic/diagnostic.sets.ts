import type { SetKind } from '../sets/index.ts'
import { endTestWith } from './diagnostic.repository.ts'

/** Sections of a diagnostic test, which ends with its last one. */
export const diagnosticSets: SetKind = {
  essaysAreMarkedBy: 'tutor',
  onFinished: async ({ db }, { id, finishedAt }) => await endTestWith(db, id, finishedAt),
  onEssayMarked: async () => {},
}
