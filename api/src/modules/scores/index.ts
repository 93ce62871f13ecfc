/** Official results of admissions tests, held to what was predicted. */
export { resultsTable } from './results-file.service.ts'
export { scoreHandlers } from './scores.routes.ts'
export { snapReadiness } from './snapshots.service.ts'
export { undoResult } from './undo.service.ts'
