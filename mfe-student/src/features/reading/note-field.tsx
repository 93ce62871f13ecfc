import { longestReadingNote } from '@portal/shared/contract'
import { TextArea } from '@portal/shared/forms'
import { Box, Stack, Text } from '@portal/shared/ui'
import { useEffect, useRef } from 'react'
import { RowNote } from '../../saved-row/row-note.tsx'
import { useSavedRow } from '../../saved-row/use-saved-row.ts'
import { type ReadingItem, useNoteSave } from './reading.queries.ts'

/** What is typed and saved of a note. */
export interface NoteValues {
  note: string
}

/** Under which name what is typed and not sent yet is kept. */
export const noteName = (id: string) => `reading note ${id}`

const noFault = () => undefined

/** A note, which saves itself; what was noted elsewhere meanwhile is shown beside it. */
export function NoteField({ item: { id, title, note, version } }: { item: ReadingItem }) {
  const save = useNoteSave()
  const area = useRef<HTMLTextAreaElement>(null)
  const row = useSavedRow<NoteValues>({
    name: noteName(id),
    values: { note },
    version,
    faultOf: noFault,
    send: (on, values, keepalive) => save(id, values.note, on, keepalive),
    fromStale: ({ values }) => ({ note: String(values.note ?? '') }),
  })
  useEffect(() => area.current?.focus(), [])
  const { value, onValue, onBlur } = row.field
  return (
    <Stack gap="1">
      <Box data-print="hidden">
        <TextArea
          ref={area}
          label={`My note on ${title}`}
          rows={3}
          maxLength={longestReadingNote}
          value={value.note}
          onValue={(typed) => onValue({ note: typed })}
          onBlur={onBlur}
        />
        <RowNote row={row} words={({ note: theirs }) => theirs || 'The note was emptied.'} />
      </Box>
      <Text display="none" whiteSpace="pre-line" css={{ '@media print': { display: 'block' } }}>
        {value.note}
      </Text>
    </Stack>
  )
}
