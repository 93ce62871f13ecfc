import { leavePage } from '@portal/shared/router'
import { askToSignOut, leaveView, useSession } from '@portal/shared/session'

/**
 * The last item of the menu: `Logout`, or `Exit Student View` for somebody who
 * looks at the portal as a student.
 */
export function useLeaving(): { label: string; leave: () => void } {
  const isViewing = useSession((session) => session.claims?.isImpersonating ?? false)
  return isViewing
    ? { label: 'Exit Student View', leave: () => leavePage(exitStudentView) }
    : { label: 'Logout', leave: () => leavePage(askToSignOut) }
}

function exitStudentView(): void {
  import('../viewing/exit-student-view.ts')
    .then((viewing) => viewing.exitStudentView())
    .catch((error: unknown) => {
      // Its script could not be had: one's own portal is reached without telling the server.
      console.error('The student view could not be ended on the server', error)
      leaveView(null)
    })
}
