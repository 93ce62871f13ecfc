import type { ApiError } from '@portal/shared/api'
import { AutosaveLine, StatusLine } from '@portal/shared/forms'
import { Button, messageOf, Row } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { Send } from 'lucide-react'

interface DraftFootProps {
  /** What `useSentDraft` gives. */
  draft: {
    form: { isDirty: boolean; isWriting: boolean; values: { version: number } }
    isClash: boolean
    isSending: boolean
    saveNow: () => unknown
    press: () => void
  }
  /** Why the last save failed; null where it did not. */
  error: ApiError | null
  /** What the button says. */
  label: string
  readOnly?: ReadOnly | null
}

/** Where saving stands, and the button that sends it. */
export function DraftFoot({ draft, error, label, readOnly }: DraftFootProps) {
  const { form, isClash, isSending, saveNow, press } = draft
  const isAway = error !== null && form.isDirty && !form.isWriting
  const state = isAway ? 'On this device only' : form.isDirty ? 'Saving' : 'Saved'
  return (
    <Row flex="1" justifyContent="space-between">
      {isClash ? (
        <StatusLine tone="warning">Changed in another window. Choose above.</StatusLine>
      ) : form.values.version === 0 && !form.isDirty ? (
        <StatusLine>Nothing written yet</StatusLine>
      ) : (
        <AutosaveLine state={state} reason={isAway ? messageOf(error) : undefined} save={saveNow} />
      )}
      <Button
        variant="primary"
        icon={<Send size={18} aria-hidden />}
        loading={isSending}
        disabled={isClash}
        {...readOnly?.control}
        onClick={press}
      >
        {label}
      </Button>
    </Row>
  )
}
