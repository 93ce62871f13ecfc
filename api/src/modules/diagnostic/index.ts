/** The diagnostic test and the plan that comes of it. */

export { sectionsOf } from './diagnostic.repository.ts'
export { diagnosticHandlers } from './diagnostic.routes.ts'
export { beginSection } from './diagnostic.service.ts'
export { diagnosticSets } from './diagnostic.sets.ts'
