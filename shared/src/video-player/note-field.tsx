import { ApiError, call } from '@portal/shared/api'
import { AutosaveLine, TextArea, useAutosave } from '@portal/shared/forms'
import { Button, IconButton, Row, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNotesAgain } from './aside.queries.ts'
import type { ShownNote } from './notes.rules.ts'
import { clockOf } from './time.rules.ts'

interface NoteFieldProps {
  assetId: string
  note: ShownNote
  /** It was begun just now, so it takes the focus. */
  isNew: boolean
  /** The server has it, under this id. */
  onId: (id: string) => void
  onSeek: (second: number) => void
  onRemove: () => void
}

/** A note, which saves itself. */
export function NoteField({ assetId, note, isNew, onId, onSeek, onRemove }: NoteFieldProps) {
  const { atSeconds, key } = note
  const area = useRef<HTMLTextAreaElement>(null)
  const readOnly = useReadOnly()
  const readAgain = useNotesAgain()
  /** The id from the first save on, also before it comes back by `note`. */
  const id = useRef(note.id)
  /** The same text has the same key, so that one whose answer was lost is not noted twice. */
  const intent = useRef({ text: '', key: '' })
  const { field, ...saving } = useAutosave({
    name: `note ${key}`,
    start: note.text,
    tidy: (text) => text.trim(),
    readOnly: readOnly !== null,
    write: async (text, { keepalive }) => {
      if (text === '')
        throw new ApiError({ status: 422, message: 'Write something, or remove it.' })
      if (intent.current.text !== text) intent.current = { text, key: crypto.randomUUID() }
      const saved = await call(
        'POST /Media/Note/Save',
        { body: { ...(id.current && { id: id.current }), assetId, atSeconds, text } },
        { idempotencyKey: intent.current.key, keepalive },
      )
      if (id.current === undefined) {
        id.current = saved.id
        onId(saved.id)
      }
      await readAgain()
    },
  })
  useEffect(() => {
    if (isNew) area.current?.focus()
  }, [isNew])
  const clock = clockOf(atSeconds)
  return (
    <Stack gap="1">
      <Row justifyContent="space-between" gap="2">
        <Button variant="ghost" onClick={() => onSeek(atSeconds)}>
          Go to {clock}
        </Button>
        <IconButton
          size="lg"
          label={`Remove the note at ${clock}`}
          icon={<Trash2 size={16} aria-hidden />}
          {...readOnly?.control}
          onClick={onRemove}
        />
      </Row>
      <TextArea
        ref={area}
        label={`Note at ${clock}`}
        labelHidden
        rows={2}
        maxLength={2000}
        {...field}
      />
      <AutosaveLine {...saving} />
    </Stack>
  )
}
