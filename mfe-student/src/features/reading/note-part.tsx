import { useDraftStore } from '@portal/shared/drafts'
import { Box, Button, Row, Stack, Text, VisuallyHidden } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useState } from 'react'
import { NoteField, type NoteValues, noteName } from './note-field.tsx'
import type { ReadingItem } from './reading.queries.ts'

/** The own note on an item: read, and written once somebody wants to. */
export function NotePart({ item }: { item: ReadingItem }) {
  const { id, title, note } = item
  const readOnly = useReadOnly()
  const draft = useDraftStore(noteName(id))
  // What was typed before a reload and has not been sent is in sight again.
  const [isOpen, setOpen] = useState(() => draft.read<NoteValues>({ note }) !== undefined)
  if (isOpen && readOnly === null) return <NoteField item={item} />
  return (
    <Stack gap="1">
      {note === '' ? null : (
        <Box paddingLeft="3" borderLeftWidth="2px" borderColor="border">
          <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            <VisuallyHidden>My note: </VisuallyHidden>
            {note}
          </Text>
        </Box>
      )}
      <Row data-print="hidden">
        <Button
          size="sm"
          variant="ghost"
          {...readOnly?.control}
          onClick={() => {
            if (readOnly === null) setOpen(true)
          }}
        >
          {note === '' ? 'Add a note' : 'Change my note'}
          <VisuallyHidden> on {title}</VisuallyHidden>
        </Button>
      </Row>
    </Stack>
  )
}
