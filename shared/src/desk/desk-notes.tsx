import { Alert, Stack } from '@portal/shared/ui'
import { Suspense } from 'react'
import type { DeskRead, DeskValue } from './desk.types.ts'
import type { DeskShown } from './use-desk-draft.ts'
import { LostWork } from './work-parts.ts'

export interface DeskNotesProps {
  read: DeskRead
  value: DeskValue
  shown: DeskShown
  /** It is not one’s own any more. */
  isLost: boolean
  onRead: () => void
  /** Gives up what the server has not. */
  onDiscard: () => void
}

/** What happened to the marking that its marker should know. */
export function DeskNotes(props: DeskNotesProps) {
  const { read, value, shown, isLost, onRead, onDiscard } = props
  const { item, heldBy } = read
  const holder = heldBy?.name ?? (item.mayMark || item.mayCheck ? undefined : item.marker?.name)
  return (
    <Stack gap="3" css={{ '&:empty': { display: 'none' } }}>
      {isLost ? (
        <Suspense>
          <LostWork
            live
            title={lostTitle(read, holder)}
            {...{ read, value }}
            {...(!shown.isSaved && { onDiscard })}
          >
            Nothing more is saved here. What you wrote stays on this page to be read and copied.
          </LostWork>
        </Suspense>
      ) : shown.reason === undefined ? null : (
        <Alert kind="warning" live title="This is not saved yet">
          {shown.reason}
        </Alert>
      )}
      {shown.joined === 0 ? null : (
        <Alert kind="info" live title="Joined with what you marked elsewhere" onClose={onRead}>
          Look through the comments: what both tabs or devices had stands here together.
        </Alert>
      )}
    </Stack>
  )
}

function lostTitle({ item }: DeskRead, holder: string | undefined): string {
  if (item.state === 'withdrawn') return 'The student has taken this back'
  if (item.state === 'marked') return 'This is returned already'
  if (item.state === 'sent back') return 'This was sent back already'
  return holder === undefined
    ? 'This was taken away from you; somebody else has it now'
    : `This was taken away from you; ${holder} has it now`
}
