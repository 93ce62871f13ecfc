import { defineHandlers } from '../../calls.ts'
import { getChains, startCheck } from './audit.service.ts'
import { exportEntries, getChanges, getEntries, getFilters } from './entries.service.ts'
import { undoBatch } from './undo.service.ts'

/** What people did, whether that is as it was written, and the way back. */
export const auditHandlers = defineHandlers({
  'GET /User/admin/Audit/Verify': (asked) => getChains(asked),
  'POST /User/admin/Audit/VerifyNow': (asked) => startCheck(asked),
  'GET /User/admin/Audit/GetEntries': ({ query, ...asked }) => getEntries(asked, query),
  'GET /User/admin/Audit/GetFilters': (asked) => getFilters(asked),
  'GET /User/admin/Audit/ExportEntries': ({ query, ...asked }) => exportEntries(asked, query),
  'GET /User/admin/Audit/GetChanges': ({ query, ...asked }) => getChanges(asked, query),
  'POST /User/admin/Audit/Undo': ({ body, ...asked }) => undoBatch(asked, body.batchId),
})
