import { StatusLine } from '@portal/shared/forms'
import { joinedWords } from '@portal/shared/keeping'
import { Alert, Button, Stack, Text } from '@portal/shared/ui'
import type { DraftHandle, DraftShown } from './use-draft.ts'

/** Where the text is, in words: never `Saved` before the server has it. */
export function SaveState({ shown: { state } }: { shown: DraftShown }) {
  const isAtRisk = state !== 'Saved' && state !== 'Saving'
  return <StatusLine tone={isAtRisk ? 'warning' : 'muted'}>{state}</StatusLine>
}

export interface DraftNotesProps {
  shown: DraftShown
  handle: DraftHandle
  isReadOnly: boolean
  /** What could not be kept of a file that has become the text; null where none has. */
  warnings: readonly string[] | null
  onHistory: () => void
  /** The text of the file has been read. */
  onRead: () => void
}

/** What happened to the text that its writer should know, above it. */
export function DraftNotes(props: DraftNotesProps) {
  const { shown, handle, isReadOnly, warnings, onHistory, onRead } = props
  if (isReadOnly) return null
  return (
    <Stack gap="3" data-print="hidden" css={{ '&:empty': { display: 'none' } }}>
      {shown.reason === undefined ? null : (
        <Alert
          kind="warning"
          live
          title={shown.isStopped ? 'The portal takes no more of this' : 'This is not saved yet'}
        >
          {shown.reason}
        </Alert>
      )}
      {shown.joined === 0 ? null : (
        <Alert
          kind="info"
          live
          title={joinedWords}
          action={
            <Button size="sm" onClick={onHistory}>
              Both in the history
            </Button>
          }
          onClose={handle.dismissJoined}
        >
          Read through the text: what you wrote here and there stands in it together.
        </Alert>
      )}
      {warnings === null ? null : (
        <Alert
          kind={warnings.length === 0 ? 'info' : 'warning'}
          live
          title="Read through the text before you hand it in"
          onClose={onRead}
        >
          {warnings.length === 0 ? (
            'It was read from your file.'
          ) : (
            <Stack as="ul" gap="1" paddingLeft="4" listStyleType="disc">
              {warnings.map((warning) => (
                <Text as="li" size="sm" key={warning}>
                  {warning}
                </Text>
              ))}
            </Stack>
          )}
        </Alert>
      )}
    </Stack>
  )
}
