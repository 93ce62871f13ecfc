import { useDraft } from '@portal/shared/drafts'
import { type FlagPage, flagReads } from '@portal/shared/flagged-question'
import { Form, TextArea } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { Alert, Button, messageOf, Row, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useState } from 'react'

const longestReply = 2_000

/** Writes on under an own flag; what is typed is kept until the server has it. */
export function ReplyForm({ flag }: { flag: FlagPage['flag'] }) {
  const readOnly = useReadOnly()
  const [text, setText, clearDraft] = useDraft(`flag ${flag.id}`, '')
  const [attempt, setAttempt] = useState(0)
  const reply = useWrite('POST /Question/QuestionFlag/Reply', {
    changes: flagReads,
    done: () => {
      clearDraft()
      setText('')
      setAttempt(0)
      toast.success('Your reply is sent. Your tutors have been told.')
    },
  })
  const words = text.trim()
  const error =
    words === ''
      ? 'Write what is still unclear'
      : words.length > longestReply
        ? 'A reply has at most 2,000 characters'
        : undefined
  const isAnswered = flag.state === 'answered'
  const submit = () => {
    setAttempt(attempt + 1)
    if (error === undefined) reply.write({ body: { flagId: flag.id, text: words } })
  }
  return (
    <Form onSubmit={submit} attempt={attempt} label="Reply">
      {reply.error ? (
        <Alert kind="danger" live title="Your reply could not be sent">
          {messageOf(reply.error)} What you have typed is kept.
        </Alert>
      ) : null}
      <TextArea
        label={isAnswered ? 'Is something still unclear?' : 'Anything to add?'}
        hint={isAnswered ? 'A reply opens the flag again.' : undefined}
        name="text"
        rows={4}
        maxLength={longestReply}
        readOnly={readOnly !== null}
        value={text}
        onValue={setText}
        error={attempt > 0 ? error : undefined}
      />
      <Row>
        <Button type="submit" variant="primary" loading={reply.isWriting} {...readOnly?.control}>
          Send the reply
        </Button>
      </Row>
    </Form>
  )
}
