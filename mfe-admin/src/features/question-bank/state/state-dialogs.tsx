import type { Missing } from '@portal/shared/authoring-rules'
import { dialogPart } from '@portal/shared/idle'
import { ConfirmDialog, toast } from '@portal/shared/ui'
import { Suspense } from 'react'
import type { PublishDialogProps } from './publish-dialog.tsx'
import { type Acted, nameOf } from './states.ts'
import { type Asked, useDraftDeletion } from './use-question-actions.tsx'
import type { WithdrawDialogProps } from './withdraw-dialog.tsx'

const PublishDialog = dialogPart<PublishDialogProps>(
  () => import('./publish-dialog.tsx'),
  'Publish',
)
const WithdrawDialog = dialogPart<WithdrawDialogProps>(
  () => import('./withdraw-dialog.tsx'),
  'Withdraw',
)

export interface StateDialogsProps {
  /** What is asked, of which question; null where nothing is. */
  open: { what: Asked; question: Acted } | null
  /** Of a question that is open: what it is known to lack, and what is pointed out. */
  missing?: readonly Missing[]
  remarks?: readonly string[]
  /** Once a draft is deleted. */
  onDeleted?: () => void
  onClose: () => void
}

/** The dialogs before a question is published, withdrawn or deleted. */
export function StateDialogs({ open, missing, remarks, onDeleted, onClose }: StateDialogsProps) {
  const remove = useDraftDeletion()
  if (open === null) return null
  const { what, question } = open
  if (what === 'delete') {
    return (
      <ConfirmDialog
        open
        danger
        title="Delete this draft?"
        confirmLabel="Delete draft"
        onConfirm={async () => {
          await remove(question)
          toast.success(`${nameOf(question)} is deleted.`)
          onDeleted?.()
        }}
        onClose={onClose}
      >
        Nobody has ever been given it. It cannot be had back.
      </ConfirmDialog>
    )
  }
  return (
    <Suspense>
      {what === 'publish' ? (
        <PublishDialog
          question={question}
          onClose={onClose}
          {...(missing && { missing })}
          {...(remarks && { remarks })}
        />
      ) : (
        <WithdrawDialog question={question} onClose={onClose} />
      )}
    </Suspense>
  )
}
