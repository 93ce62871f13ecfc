import { useDraft } from '@portal/shared/drafts'
import { TextArea } from '@portal/shared/forms'
import { Button, messageOf, Row, Text } from '@portal/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A note is sent after such a pause in typing. */
const pauseMs = 800
const limit = 4_000

type State = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed'; message: string }

/**
 * The student's own note on a question. It saves itself and says truly whether the server has it;
 * what it has not stays in this tab as a draft.
 */
export function QuestionNote({
  questionId,
  value,
  onSave,
  isReadOnly,
}: {
  questionId: number
  value: string
  onSave: (text: string) => Promise<unknown>
  isReadOnly: boolean
}) {
  const [text, setText, clearDraft] = useDraft(`note ${questionId}`, value)
  const [saved, setSaved] = useState(value)
  const [state, setState] = useState<State>({ kind: 'saved' })
  /** Saves go one after the other, so that an older text never comes last. */
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useRef(text)

  const save = useEffectEvent(() => {
    if (isReadOnly || text.trim() === saved.trim()) return
    const sent = text
    setState({ kind: 'saving' })
    line.current = line.current.then(async () => {
      if (newest.current !== sent) return
      try {
        await onSave(sent.trim())
        setSaved(sent)
        if (newest.current === sent) {
          setState({ kind: 'saved' })
          clearDraft()
        }
      } catch (error) {
        setState({ kind: 'failed', message: messageOf(error) ?? 'The connection was lost.' })
      }
    })
  })
  const isAhead = text.trim() !== saved.trim()
  useEffect(() => {
    newest.current = text
    const timer = setTimeout(save, pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('online', save)
      save()
    }
  }, [])

  return (
    <div>
      <TextArea
        label="Your note on this question"
        value={text}
        onValue={setText}
        onBlur={save}
        rows={2}
        maxLength={limit}
        readOnly={isReadOnly}
      />
      {saved === '' && !isAhead ? null : (
        <Row gap="2">
          <Text size="sm" tone={state.kind === 'failed' ? 'warning' : 'muted'} role="status">
            {state.kind === 'failed'
              ? `Not saved yet. ${state.message}`
              : isAhead || state.kind === 'saving'
                ? 'Saving'
                : 'Saved'}
          </Text>
          {state.kind === 'failed' ? (
            <Button size="sm" variant="ghost" onClick={save}>
              Try again
            </Button>
          ) : null}
        </Row>
      )}
    </div>
  )
}
