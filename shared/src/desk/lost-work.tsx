import { Alert, Button, ConfirmDialog, Row, toast } from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'

export interface LostWorkProps {
  title: string
  children: ReactNode
  /** It happened while somebody looked on. */
  live?: boolean
  /** The work as plain text, to be taken elsewhere. */
  text: () => string
  /** Gives it up; left out where there is nothing that is not saved. */
  onDiscard?: () => void
}

/** Work that can no longer be saved: it can be taken along, and given up. */
export function LostWork({ title, children, live = false, text, onDiscard }: LostWorkProps) {
  const [isAsked, setAsked] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      toast.success('Your work is copied.')
    } catch {
      toast.danger('It could not be copied. Choose the text and copy it yourself.')
    }
  }
  return (
    <>
      <Alert
        kind="warning"
        live={live}
        title={title}
        action={
          <Row gap="2">
            <Button size="sm" onClick={() => void copy()}>
              Copy my work
            </Button>
            {onDiscard === undefined ? null : (
              <Button size="sm" onClick={() => setAsked(true)}>
                Discard my work
              </Button>
            )}
          </Row>
        }
      >
        {children}
      </Alert>
      {onDiscard === undefined ? null : (
        <ConfirmDialog
          open={isAsked}
          danger
          title="Discard your work?"
          confirmLabel="Discard"
          onConfirm={onDiscard}
          onClose={() => setAsked(false)}
        >
          What was not saved is on this device alone. It is gone for good then.
        </ConfirmDialog>
      )}
    </>
  )
}
