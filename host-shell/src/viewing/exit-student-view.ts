import { call } from '@portal/shared/api'
import { leaveView } from '@portal/shared/session'

/**
 * Goes back from the student's portal to one's own: on the server, then by a full load at the
 * address of one's role. A server that does not answer keeps nobody: the tokens kept at the view's
 * start are taken then, and the failure is only logged.
 */
export async function exitStudentView(): Promise<void> {
  const tokens = await call('POST /authentication/admin/impersonation/stopImpersonation', {}).catch(
    (error: unknown) => {
      console.error('The student view could not be ended on the server', error)
      return null
    },
  )
  leaveView(tokens)
}
