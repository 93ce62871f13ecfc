import { useDraft } from '@portal/shared/drafts'
import { flagReads } from '@portal/shared/flagged-question'
import { Form, RadioGroup, TextArea } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { Alert, Button, Row, toast } from '@portal/shared/ui'
import { useState } from 'react'
import {
  type AnswerDraft,
  answerOf,
  emptyAnswer,
  errorsIn,
  longest,
  refusalsOf,
} from './answer.rules.ts'

export interface AnswerFormProps {
  flagId: string
  onAnswered: () => void
}

/** Answers a flag: explained, or at fault with what should change. What is typed is kept. */
export function AnswerForm({ flagId, onAnswered }: AnswerFormProps) {
  const [draft, setDraft, clearDraft] = useDraft<AnswerDraft>(`answer ${flagId}`, emptyAnswer)
  const [attempt, setAttempt] = useState(0)
  const send = useWrite('POST /Question/tutor/QuestionFlag/AnswerFlag', {
    changes: flagReads,
    done: () => {
      clearDraft()
      toast.success('Your answer is sent. The student has been told.')
      onAnswered()
    },
    // Focus goes to a field that the server refuses.
    failed: () => setAttempt((before) => before + 1),
  })
  const refusals = refusalsOf(send.error)
  const errors = { ...refusals.fields, ...(attempt > 0 && errorsIn(draft)) }
  const change = (what: Partial<AnswerDraft>) => setDraft((before) => ({ ...before, ...what }))
  const submit = () => {
    setAttempt(attempt + 1)
    const answer = answerOf(draft)
    if (answer !== null) send.write({ body: { flagId, ...answer } })
  }
  return (
    <Form onSubmit={submit} attempt={attempt} label="Answer">
      {send.error && refusals.other !== null ? (
        <Alert kind="danger" live title="Your answer could not be sent">
          {refusals.other} What you have typed is kept.
        </Alert>
      ) : null}
      <RadioGroup
        label="What came of it?"
        look="cards"
        options={[
          {
            value: 'explained',
            label: 'Explained',
            description: 'The question is right; your answer clears it up.',
          },
          {
            value: 'fault',
            label: 'Question at fault',
            description: 'Something in it must change. It goes to the admins with your suggestion.',
          },
        ]}
        value={draft.outcome}
        onValue={(outcome) => change({ outcome })}
        error={errors.outcome}
      />
      <TextArea
        label="Answer to the student"
        name="text"
        rows={5}
        maxLength={longest}
        value={draft.text}
        onValue={(text) => change({ text })}
        error={errors.text}
      />
      {draft.outcome === 'fault' ? (
        <TextArea
          label="What should be changed"
          hint="For the admins; the student does not see it."
          name="suggestedChange"
          rows={4}
          maxLength={longest}
          value={draft.suggestedChange}
          onValue={(suggestedChange) => change({ suggestedChange })}
          error={errors.suggestedChange}
        />
      ) : null}
      <Row>
        <Button type="submit" variant="primary" loading={send.isWriting}>
          Send the answer
        </Button>
      </Row>
    </Form>
  )
}
