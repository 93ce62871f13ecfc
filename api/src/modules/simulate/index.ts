/** Papers under exam conditions. */
export { markPart, markPartAgain } from './marking.service.ts'
export { latestScores, type ScoreRow } from './results.repository.ts'
export { simulateHandlers } from './simulate.routes.ts'
export { paperTitle, percentOf, sittingTitle } from './simulate.rules.ts'
export { simulateSets } from './simulate.sets.ts'
