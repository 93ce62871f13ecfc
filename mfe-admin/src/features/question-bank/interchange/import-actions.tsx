import { Button, ConfirmDialog, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { type Import, type Undone, useApply, useCancel, useUndo } from './interchange.queries.ts'
import { itemsInWords } from './interchange.words.ts'

type Action = 'apply' | 'cancel' | 'undo'

export interface ImportActionsProps {
  asked: Import
  /** Hears of what was taken back. */
  onUndone: (undone: Undone) => void
}

/** What can be done with an import as it stands, each once that is confirmed. */
export function ImportActions({ asked, onUndone }: ImportActionsProps) {
  const [open, setOpen] = useState<Action | null>(null)
  const [apply, cancel, undo] = [useApply(), useCancel(), useUndo()]
  const { id: importId, state, chosen, applied, canUndo } = asked
  const body = { importId }
  const close = () => setOpen(null)
  const canCancel = ['receiving', 'analysing', 'analysed', 'applying'].includes(state)
  return (
    <>
      {state === 'analysed' ? (
        <Button variant="primary" disabled={chosen === 0} onClick={() => setOpen('apply')}>
          Apply
        </Button>
      ) : null}
      {canCancel ? <Button onClick={() => setOpen('cancel')}>Cancel import</Button> : null}
      {canUndo ? <Button onClick={() => setOpen('undo')}>Undo import</Button> : null}
      <ConfirmDialog
        open={open === 'apply'}
        title={`Apply ${itemsInWords(chosen)}?`}
        confirmLabel="Apply"
        onConfirm={() => apply.write({ body })}
        onClose={close}
      >
        What is new becomes a draft, what is changed a new version. What somebody has edited since
        the file was read is left out and named.
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'cancel'}
        title="Cancel this import?"
        confirmLabel="Cancel import"
        cancelLabel="Go on"
        danger
        onConfirm={() => cancel.write({ body })}
        onClose={close}
      >
        {applied > 0
          ? `${itemsInWords(applied)} applied so far stay as they are.`
          : 'Nothing has changed in the question bank.'}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'undo'}
        title={`Undo ${itemsInWords(applied)}?`}
        confirmLabel="Undo import"
        danger
        onConfirm={async () => {
          const undone = await undo.write({ body })
          onUndone(undone)
          toast.success(`${itemsInWords(undone.undone)} taken back.`)
        }}
        onClose={close}
      >
        What somebody has changed or given out since stays, and is named.
      </ConfirmDialog>
    </>
  )
}
