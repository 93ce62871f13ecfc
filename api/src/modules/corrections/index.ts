/** Keys that turn out to be wrong, put right in every mark that they touched. */
export { correctionJob } from './correction.job.ts'
export { correctionHandlers } from './corrections.routes.ts'
