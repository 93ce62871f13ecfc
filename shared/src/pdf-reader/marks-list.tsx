import { Button, chakra, Row, Stack, Text } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { type ReactNode, useState } from 'react'
import { NoteForm } from './note-form.tsx'
import type { Mark, Marks } from './reader-types.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > li': {
      paddingTop: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& p': { whiteSpace: 'pre-wrap' },
  },
})

export interface MarksListProps {
  marks: Pick<Marks, 'list'> & Partial<Pick<Marks, 'onChange' | 'onRemove'>>
  /** What names the page of a mark, and leads there where that is possible. */
  page: (mark: Mark) => ReactNode
  /** One could not be kept or removed. */
  onFailed?: (() => void) | undefined
  /** Why nothing can be changed just now. */
  readOnly?: ReadOnly | null
}

/** Own bookmarks by page; without ways to change them they are read alone. */
export function MarksList({ marks, page, onFailed, readOnly = null }: MarksListProps) {
  /** Whose note is written. */
  const [open, setOpen] = useState<string | null>(null)
  const { onChange, onRemove } = marks
  const failed = () => onFailed?.()
  return (
    <List aria-label="Bookmarks">
      {marks.list
        .toSorted((one, other) => one.page - other.page)
        .map((mark) => (
          <li key={mark.id}>
            {open === mark.id && onChange ? (
              <NoteForm
                label={`Note at page ${mark.page} (optional)`}
                start={mark.note}
                save="Save note"
                onSave={(note) => onChange(mark.id, note)}
                onClose={() => setOpen(null)}
                onFailed={failed}
              />
            ) : (
              <Stack gap="1">
                <Row justifyContent="space-between" gap="1">
                  {page(mark)}
                  <Row gap="0">
                    {onChange ? (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`Edit the bookmark at page ${mark.page}`}
                        onClick={() => setOpen(mark.id)}
                        {...readOnly?.control}
                      >
                        Edit
                      </Button>
                    ) : null}
                    {onRemove ? (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`Remove the bookmark at page ${mark.page}`}
                        onClick={() => onRemove(mark.id).catch(failed)}
                        {...readOnly?.control}
                      >
                        Remove
                      </Button>
                    ) : null}
                  </Row>
                </Row>
                {mark.note === '' ? null : <Text size="sm">{mark.note}</Text>}
              </Stack>
            )}
          </li>
        ))}
    </List>
  )
}
