import { call } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { leavePage } from '@portal/shared/router'
import { viewAs } from '@portal/shared/session'
import { Button, messageOf, toast } from '@portal/shared/ui'
import { Eye } from 'lucide-react'
import { useState } from 'react'

const start = 'POST /authentication/admin/impersonation/startImpersonation'

/** Opens what a parent's child has written as the child sees it, where all of it can be read. */
export function OpenStudentView({ studentId }: { studentId: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const open = () =>
    leavePage(async () => {
      setIsBusy(true)
      try {
        // A bare call: another person is here after it, so that nothing of it is read again.
        const tokens = await call(start, { body: { isParent: true, studentId } })
        await viewAs(tokens, pathTo('/resources/submissions', {}))
      } catch (error) {
        toast.danger(`The view could not be opened. ${messageOf(error)}`)
      } finally {
        setIsBusy(false)
      }
    })
  return (
    <Button size="sm" icon={<Eye size={16} aria-hidden />} loading={isBusy} onClick={open}>
      Open in the student’s view
    </Button>
  )
}
