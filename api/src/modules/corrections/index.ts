/** Keys that turn out to be wrong, put right in every mark that they touched. */

export { applyCorrection } from './apply.service.ts'
export { correctionJob, firstCursor } from './correction.job.ts'
export { correctionHandlers } from './corrections.routes.ts'
