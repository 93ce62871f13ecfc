import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Text } from '../layout/text.tsx'
import { Alert } from './alert.tsx'
import { Dialog } from './dialog.tsx'
import { messageOf } from './query-region.tsx'

export interface ConfirmDialogProps {
  open: boolean
  /** The question, as `Are you sure you want to delete this assignment?` */
  title: ReactNode
  children?: ReactNode
  /** A verb: `Delete`. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** Does it; the dialog shows progress and stays open with the message when it fails. */
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const leave = () => {
    if (busy) return
    setFailure('')
    onClose()
  }
  const confirm = async () => {
    setBusy(true)
    setFailure('')
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(messageOf(error) ?? 'Something went wrong. Try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={title}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{cancelLabel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure ? (
        <Alert kind="danger" live>
          {failure}
        </Alert>
      ) : null}
      {children ? (
        <Text as="div" tone="muted">
          {children}
        </Text>
      ) : null}
    </Dialog>
  )
}
