import { Button, ConfirmDialog, toast, VisuallyHidden } from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import type { ShownEvent } from './events.queries.ts'
import { type Attendee, useRemoveStudent } from './giver.queries.ts'

/** Taking a student’s place away, for admins: the button at a row, and what is asked before. */
export function useRemoval({ id, title }: Pick<ShownEvent, 'id' | 'title'>): {
  actionOf: (attendee: Attendee) => ReactNode
  question: ReactNode
} {
  const remove = useRemoveStudent()
  const [asked, setAsked] = useState<Attendee>()
  return {
    actionOf: (attendee) => (
      <Button size="sm" variant="ghost" onClick={() => setAsked(attendee)}>
        Remove
        <VisuallyHidden> {attendee.fullName}</VisuallyHidden>
      </Button>
    ),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title={`Do you want to take ${asked?.fullName ?? ''} out of ${title}?`}
        confirmLabel="Remove"
        onConfirm={async () => {
          if (asked === undefined) return
          await remove.write({ body: { id, studentId: asked.studentId } })
          toast.success(`${asked.fullName} has no place any more.`)
        }}
        onClose={() => setAsked(undefined)}
      >
        The next in the queue gets the place at once.
      </ConfirmDialog>
    ),
  }
}
