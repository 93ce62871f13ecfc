import { ConfirmDialog } from '@portal/shared/ui'

interface NamesQuestionProps {
  /** Names of other students that were found; none asks nothing. */
  names: readonly string[]
  /** What is sent: `The report on Ada Lee`. */
  about: string
  /** What is done all the same: `Send it`. */
  confirmLabel: string
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks about names of other students before a text goes to a family; never refuses it. */
export function NamesQuestion(props: NamesQuestionProps) {
  const { names, about, confirmLabel, onConfirm, onClose } = props
  const list = names.join(' and ')
  return (
    <ConfirmDialog
      open={names.length > 0}
      title={`Is ${list} meant?`}
      confirmLabel={confirmLabel}
      cancelLabel="Back to the text"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {`${about} says ${list}, which ${
        names.length === 1 ? 'is the name of another student' : 'are names of other students'
      } of yours. It goes to the student, the parents and the school.`}
    </ConfirmDialog>
  )
}
