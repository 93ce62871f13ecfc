import { forgetUnsent, unsentOf } from '@portal/shared/keeping'
import { useSession } from '@portal/shared/session'
import { ConfirmDialog } from '@portal/shared/ui'
import { useEffect, useState } from 'react'

export interface UnsentDialogProps {
  /** Signs out. */
  go: () => void
  onStay: () => void
}

/**
 * Signs out at once where everything is saved; else the person decides. What is given up is taken
 * off the device, since somebody else may use it next.
 */
export default function UnsentDialog({ go, onStay }: UnsentDialogProps) {
  const owner = useSession(({ claims }) => claims?.userId ?? '')
  const [unsent, setUnsent] = useState(0)
  useEffect(() => {
    let isOver = false
    unsentOf(owner).then(
      (names) => {
        if (isOver) return
        if (names.length === 0) go()
        else setUnsent(names.length)
      },
      // What cannot be looked for cannot be asked about.
      () => !isOver && go(),
    )
    return () => {
      isOver = true
    }
  }, [owner, go])
  const leave = async () => {
    await forgetUnsent(owner)
    go()
  }
  return (
    <ConfirmDialog
      open={unsent > 0}
      title="Sign out without saving?"
      confirmLabel="Sign out anyway"
      cancelLabel="Stay"
      danger
      onConfirm={leave}
      onClose={onStay}
    >
      {unsent === 1
        ? 'A text that you have written is on this device only. '
        : `${unsent} texts that you have written are on this device only. `}
      Stay until it says Saved. If you sign out now, what is not saved is removed from this device
      and lost.
    </ConfirmDialog>
  )
}
