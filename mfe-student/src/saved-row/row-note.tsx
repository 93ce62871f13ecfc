import { AutosaveLine } from '@portal/shared/forms'
import { Alert, Button, Row, Stack, Text } from '@portal/shared/ui'
import type { SavedRow } from './use-saved-row.ts'

interface RowNoteProps<V> {
  row: SavedRow<V>
  /** What another tab or device has saved, in words. */
  words: (theirs: V) => string
}

/** Below a row that saves itself: whether it is saved, and what was saved elsewhere meanwhile. */
export function RowNote<V>({ row, words }: RowNoteProps<V>) {
  const { theirs, takeTheirs, keepMine, state, reason, save } = row
  if (theirs === null) return <AutosaveLine {...{ state, reason, save }} />
  return (
    <Alert kind="warning" live title="Changed in another tab or on another device">
      <Stack gap="3">
        <Text size="sm">{words(theirs)}</Text>
        <Row gap="3">
          <Button size="sm" onClick={takeTheirs}>
            Take that
          </Button>
          <Button size="sm" onClick={keepMine}>
            Keep mine
          </Button>
        </Row>
      </Stack>
    </Alert>
  )
}
