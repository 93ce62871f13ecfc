import type { Correction, CorrectionPlan } from './corrections.queries.ts'

/** Three answers of a paper: one gains a mark, one loses it. */
export const makePlan = (changes: Partial<CorrectionPlan> = {}): CorrectionPlan => ({
  versions: [{ version: 3, answers: 3, isMarkedAnew: true }],
  ...{ answers: 3, gain: 1, lose: 1, unchanged: 1, sets: 2, openSets: 1 },
  papers: [{ paperId: 1, title: 'ESAT 2024 style · Physics', answers: 1, gain: 1, lose: 0 }],
  ...changes,
})

/** One that is done, of b to d. */
export const makeCorrection = (changes: Partial<Correction> = {}): Correction => ({
  ...{ id: '018f0000-0000-7000-8000-000000000001', at: '2026-11-20T10:00:00.000Z' },
  ...{ by: 'Ada Byron', reason: 'D is right', before: 'b', after: 'd', countsOld: false },
  ...{ version: 4, done: 3, total: 3, gained: 1, lost: 1, isDone: true, hasStopped: false },
  ...changes,
})
