/** Sets that a student builds. */
export { reviseHandlers } from './revise.routes.ts'
export { reviseSets } from './revise.sets.ts'
export { scopeInTitle, titleOf } from './title.rules.ts'
