import { ConfirmDialog } from '@portal/shared/ui'

interface NamesQuestionProps {
  /** Names of other students that were found; none asks nothing. */
  names: readonly string[]
  studentName: string
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks about names of other students before a card goes to a family; never refuses it. */
export function NamesQuestion({ names, studentName, onConfirm, onClose }: NamesQuestionProps) {
  const list = names.join(' and ')
  return (
    <ConfirmDialog
      open={names.length > 0}
      title={`Is ${list} meant?`}
      confirmLabel="Submit it"
      cancelLabel="Back to the text"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {`The card of ${studentName} says ${list}, which ${
        names.length === 1 ? 'is the name of another student' : 'are names of other students'
      } of yours. It goes to the student, the parents and the school.`}
    </ConfirmDialog>
  )
}
