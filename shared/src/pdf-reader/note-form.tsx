import { TextArea } from '@portal/shared/forms'
import { Button, Row, Stack } from '@portal/shared/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'

/** The longest note, in characters. */
const longest = 2000

interface NoteFormProps {
  label: string
  start: string
  save: string
  onSave: (note: string) => Promise<unknown>
  onClose: () => void
  onFailed: () => void
}

/** A note that is written or changed; it stays until it is kept. */
export function NoteForm({ label, start, save, onSave, onClose, onFailed }: NoteFormProps) {
  const [note, setNote] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await onSave(note.trim())
      onClose()
    } catch {
      // What was written stays, to be sent again.
      onFailed()
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={send}>
      <Stack gap="2">
        <TextArea
          ref={area}
          label={label}
          rows={3}
          maxLength={longest}
          value={note}
          onValue={setNote}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            onClose()
          }}
        />
        <Row gap="2">
          <Button type="submit" size="sm" variant="primary" loading={isBusy}>
            {save}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
