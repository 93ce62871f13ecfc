import { whenText } from '@portal/shared/events'
import { Alert, Button, Dialog, LinkButton, useTimeZone } from '@portal/shared/ui'
import type { Clashes } from './events.queries.ts'

export interface ClashesDialogProps {
  clashes: Clashes
  /** Where the event is edited again. */
  editAt: string
  onClose: () => void
}

/** What the tutors of a saved event have at its times: named, not refused. */
export function ClashesDialog({ clashes, editAt, onClose }: ClashesDialogProps) {
  const zone = useTimeZone()
  return (
    <Dialog
      open
      size="md"
      title="It is saved, and tutors have something else at that time"
      onClose={onClose}
      footer={
        <>
          <LinkButton to={editAt} onClick={onClose}>
            Edit it again
          </LinkButton>
          <Button variant="primary" onClick={onClose}>
            Leave it so
          </Button>
        </>
      }
    >
      <Alert kind="warning">
        <ul>
          {clashes.map((clash) => (
            <li key={`${clash.tutorId} ${clash.info} ${clash.startsAt}`}>
              {clash.tutorName}: {clash.info}, {whenText(clash, zone)}
            </li>
          ))}
        </ul>
      </Alert>
    </Dialog>
  )
}
