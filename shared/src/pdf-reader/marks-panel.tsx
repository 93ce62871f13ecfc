import { Button, Row, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { MarksList } from './marks-list.tsx'
import { NoteForm } from './note-form.tsx'
import type { Marks } from './reader-types.ts'

interface MarksPanelProps {
  marks: Marks
  /** The page in sight. */
  page: number
  /** Goes up each time that a new one is asked for; 0 before. */
  asked: number
  goTo: (page: number) => void
  onFailed: () => void
}

/** Own bookmarks by page, with a new one for the page in sight. */
export function MarksPanel({ marks, page, asked, goTo, onFailed }: MarksPanelProps) {
  /** The page that a new one is written at. */
  const [open, setOpen] = useState<number | null>(null)
  const [before, setBefore] = useState(0)
  if (asked !== before) {
    setBefore(asked)
    setOpen(page)
  }
  return (
    <Stack gap="3">
      {open !== null ? (
        <NoteForm
          key={asked}
          label={`Note at page ${open} (optional)`}
          start=""
          save="Save bookmark"
          onSave={(note) => marks.onAdd(open, note)}
          onClose={() => setOpen(null)}
          onFailed={onFailed}
        />
      ) : (
        <Row>
          <Button size="sm" onClick={() => setOpen(page)}>
            Bookmark page {page}
          </Button>
        </Row>
      )}
      {marks.list.length === 0 ? (
        <Text size="sm" tone="muted">
          No bookmarks yet. Press B on any page to keep one, with a note if you like.
        </Text>
      ) : (
        <MarksList
          marks={marks}
          onFailed={onFailed}
          page={(mark) => (
            <Button size="sm" variant="soft" onClick={() => goTo(mark.page)}>
              Page {mark.page}
            </Button>
          )}
        />
      )}
    </Stack>
  )
}
