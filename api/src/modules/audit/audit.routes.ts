import { defineHandlers } from '../../calls.ts'
import { getChains, startCheck } from './audit.service.ts'

/** Whether the audit log is as it was written. */
export const auditHandlers = defineHandlers({
  'GET /User/admin/Audit/Verify': (asked) => getChains(asked),
  'POST /User/admin/Audit/VerifyNow': (asked) => startCheck(asked),
})
