import { Alert, Button, ConfirmDialog, Row, toast } from '@portal/shared/ui'
import { numbered } from '@portal/shared/writing/rules'
import { type ReactNode, useState } from 'react'
import { workAsText } from './copy.rules.ts'
import type { DeskRead, DeskValue } from './desk.types.ts'

export interface LostWorkProps {
  title: string
  children: ReactNode
  /** It happened while somebody looked on. */
  live?: boolean
  /** Null where the item cannot be had any more. */
  read: DeskRead | null
  value: DeskValue
  /** Gives it up; left out where there is nothing that is not saved. */
  onDiscard?: () => void
}

/** Work that can no longer be saved: it can be taken along, and given up. */
export default function LostWork(props: LostWorkProps) {
  const { title, children, live = false, read, value, onDiscard } = props
  const [isAsked, setAsked] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(workAsText(read, value, numbered(value.comments)))
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
