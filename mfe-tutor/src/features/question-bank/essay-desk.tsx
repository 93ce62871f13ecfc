import { Desk } from '@portal/shared/desk'
import { DateText, Dialog } from '@portal/shared/ui'
import type { EssayRow } from '../../preview/bank.rules.ts'

export interface EssayDeskProps {
  essay: EssayRow
  onClose: () => void
}

/** The desk of an essay: beside its question, criteria and model answer; marked once. */
export default function EssayDesk({ essay, onClose }: EssayDeskProps) {
  const { itemId, studentName, setTitle, handedInAt } = essay
  return (
    <Dialog
      open
      size="xl"
      keepOnPressOutside
      title={`Essay of ${studentName}`}
      description={
        <>
          {setTitle}, handed in <DateText moment={handedInAt} style="dateTime" />
        </>
      }
      onClose={onClose}
    >
      <Desk inDialog itemId={itemId} onClose={onClose} />
    </Dialog>
  )
}
