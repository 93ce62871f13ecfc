/** The diagnostic test and the plan that comes of it. */
export { diagnosticHandlers } from './diagnostic.routes.ts'
export { getTest, startSection } from './diagnostic.service.ts'
export { diagnosticSets } from './diagnostic.sets.ts'
