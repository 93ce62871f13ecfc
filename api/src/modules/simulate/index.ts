/** Papers under exam conditions. */
export { markPart, markPartAgain } from './marking.service.ts'
export { simulateHandlers } from './simulate.routes.ts'
export { sittingTitle } from './simulate.rules.ts'
export { simulateSets } from './simulate.sets.ts'
