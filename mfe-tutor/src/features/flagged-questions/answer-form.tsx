import type { CallInput } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { flagReads } from '@portal/shared/flagged-question'
import { Form, RadioGroup, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'

const answerCall = 'POST /Question/tutor/QuestionFlag/AnswerFlag'

/** Most characters of the answer, and of the suggested change. */
const longest = 4_000

interface AnswerDraft {
  /** No outcome is chosen at first. */
  outcome: CallInput<typeof answerCall>['body']['outcome'] | ''
  text: string
  suggestedChange: string
}

const emptyAnswer: AnswerDraft = { outcome: '', text: '', suggestedChange: '' }

export interface AnswerFormProps {
  flagId: string
  onAnswered: () => void
}

/** Answers a flag: explained, or at fault with what should change. What is typed is kept. */
export function AnswerForm({ flagId, onAnswered }: AnswerFormProps) {
  const answer = useWrite(answerCall, { changes: flagReads })
  const form = useForm({
    name: `answer ${flagId}`,
    start: emptyAnswer,
    schema: bodyOf('POST /Question/tutor/QuestionFlag/AnswerFlag'),
    body: ({ outcome, text, suggestedChange }) => ({
      flagId,
      outcome,
      text,
      suggestedChange: outcome === 'fault' ? suggestedChange : null,
    }),
    check: ({ outcome, suggestedChange }) => ({
      suggestedChange:
        outcome === 'fault' && suggestedChange.trim() === '' && 'Say what should be changed',
    }),
    failed: 'Your answer could not be sent',
    write: (body) => answer.write({ body }),
    done: () => {
      toast.success('Your answer is sent. The student has been told.')
      onAnswered()
    },
  })
  return (
    <Form label="Answer" {...form.frame}>
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
        {...form.field('outcome')}
      />
      <TextArea
        label="Answer to the student"
        rows={5}
        maxLength={longest}
        {...form.field('text')}
      />
      {form.values.outcome === 'fault' ? (
        <TextArea
          label="What should be changed"
          hint="For the admins; the student does not see it."
          rows={4}
          maxLength={longest}
          {...form.field('suggestedChange')}
        />
      ) : null}
      <SaveBar label="Send the answer" unsaved="" saved="" {...form.bar} />
    </Form>
  )
}
