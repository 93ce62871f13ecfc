import type { SetKind } from '../sets/index.ts'
import { countAnew, endTestWith } from './diagnostic.repository.ts'

/** Sections of a diagnostic test, which ends with its last one. */
export const diagnosticSets: SetKind = {
  essaysAreMarkedBy: 'tutor',
  onFinished: async ({ db }, { id, finishedAt }) => await endTestWith(db, id, finishedAt),
  onEssayMarked: async () => {},
  onMarkedAnew: async ({ db }, { setId, questionId, before, after }) => {
    const change = Number(after.isCorrect) - Number(before.isCorrect)
    if (change !== 0) await countAnew(db, { setId, questionId, change })
    return undefined
  },
}
