import { useDraft } from '@portal/shared/drafts'
import { Form, TextArea } from '@portal/shared/forms'
import { Alert, Button, chakra, Dialog, messageOf, plural, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { type SetKind, wordsOf } from '../rules/kind-words.ts'

/** Asks what is wrong with a question. What was typed stays when sending fails. */
export function FlagDialog({
  number,
  draft,
  onSend,
  onClose,
}: {
  number: number
  /** Name under which what is typed is kept until it is sent. */
  draft: string
  onSend: (text: string) => Promise<void>
  onClose: () => void
}) {
  const [text, setText, clearDraft] = useDraft(draft, '')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const send = async () => {
    if (text.trim() === '') {
      setError('Say what is wrong or unclear')
      setAttempt(attempt + 1)
      return
    }
    setBusy(true)
    setFailure(null)
    try {
      await onSend(text.trim())
      clearDraft()
      onClose()
    } catch (problem) {
      setFailure(messageOf(problem) ?? 'The flag could not be sent.')
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      keepOnPressOutside={text !== ''}
      title={`Flag question ${number}`}
      description="A tutor reads it and answers under your flagged questions."
    >
      <Form onSubmit={send} attempt={attempt}>
        <Stack>
          <TextArea
            label="What is wrong or unclear?"
            name="text"
            value={text}
            onValue={(value) => {
              setText(value)
              setError(undefined)
            }}
            error={error}
            rows={5}
            maxLength={2000}
          />
          {failure === null ? null : (
            <Alert kind="danger" live>
              {failure}
            </Alert>
          )}
          <chakra.div display="flex" justifyContent="flex-end" gap="3">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" loading={isBusy}>
              Send
            </Button>
          </chakra.div>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** Counts what is open and asks once before the set is handed in. */
export function FinishDialog({
  kind,
  unanswered,
  marked,
  isOffline,
  onFinish,
  onClose,
}: {
  kind: SetKind
  unanswered: number
  marked: number
  isOffline: boolean
  onFinish: () => void
  onClose: () => void
}) {
  const words = wordsOf(kind)
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={words.question}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go on
          </Button>
          <Button variant="primary" onClick={onFinish}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>
          {unanswered === 0
            ? 'Every question has an answer.'
            : `${plural(unanswered, 'question has', 'questions have')} no answer.`}
        </Text>
        {marked > 0 ? (
          <Text>{`${plural(marked, 'question is', 'questions are')} marked for review.`}</Text>
        ) : null}
        <Text tone="muted" size="sm">
          {words.consequence}
        </Text>
        {isOffline ? (
          <Alert kind="warning">
            There is no connection. The {words.noun} is handed in as soon as it is back, with the
            time of now.
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  )
}
