/** Files of rows that admins bring: checked, applied as one, taken back within a day. */
export { tableApplyJob } from './apply.job.ts'
export { tableCheckJob } from './check.job.ts'
export { forgetOldRows } from './imports.repository.ts'
export { importHandlers } from './imports.routes.ts'
export { applyImport, bringFile, getImport } from './imports.service.ts'
export { peopleTable } from './people.kind.ts'
export { registerTableKinds } from './table-kinds.ts'
export { tableTakeBackJob } from './take-back.job.ts'
