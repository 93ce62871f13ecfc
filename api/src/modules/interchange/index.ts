/** Questions brought from other systems, and written for them. */
export { importAnalyseJob } from './analyse.job.ts'
export { importApplyJob, importUndoJob } from './apply.job.ts'
export { applyImport } from './apply.service.ts'
export { exportJob } from './export.job.ts'
export { beginExport, tidyInterchange } from './exports.service.ts'
export { interchangeHandlers } from './interchange.routes.ts'
export { analyseImport, beginImport, sendPart } from './parts.service.ts'
