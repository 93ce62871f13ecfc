import { ConfirmDialog, toast } from '@portal/shared/ui'
import { useWithdraw } from '../submissions.queries.ts'

export interface WithdrawDialogProps {
  open: boolean
  versionId: string
  number: number
  onClose: () => void
}

/** Takes a version back that nobody has begun to mark. */
export function WithdrawDialog({ open, versionId, number, onClose }: WithdrawDialogProps) {
  const { write } = useWithdraw()
  return (
    <ConfirmDialog
      open={open}
      title={`Withdraw version ${number}?`}
      confirmLabel="Withdraw"
      cancelLabel="Keep it there"
      onConfirm={async () => {
        await write({ body: { versionId } })
        toast.success(`Version ${number} is withdrawn.`)
      }}
      onClose={onClose}
    >
      Nobody marks it then. Your text stays as it is, and you can hand it in again.
    </ConfirmDialog>
  )
}
