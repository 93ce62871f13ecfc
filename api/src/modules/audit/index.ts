/** The audit log as those who answer for it see it: sealed, checked, and cut when it is past its time. */
export { auditHandlers } from './audit.routes.ts'
export { sealLog } from './audit.service.ts'
export { auditCheckJob, startNightlyCheck } from './check.job.ts'
export { batchUndoJob } from './undo.job.ts'
