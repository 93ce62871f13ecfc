import type { CallInput } from '@portal/shared/api'
import type { Schema } from '@portal/shared/checks'
import { Form, RadioGroup, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'

/** What a flag is answered, by tutors and by admins alike. */
export type FlagAnswer = CallInput<'POST /Question/tutor/QuestionFlag/AnswerFlag'>['body']

/** Most characters of the answer, and of the suggested change. */
const longest = 4_000

interface AnswerDraft {
  /** No outcome is chosen at first. */
  outcome: FlagAnswer['outcome'] | ''
  text: string
  suggestedChange: string
}

const emptyAnswer: AnswerDraft = { outcome: '', text: '', suggestedChange: '' }

export interface AnswerFormProps {
  flagId: string
  /** Of the call of the reader's role. */
  schema: Schema<FlagAnswer>
  write: (body: FlagAnswer) => Promise<unknown>
  onAnswered: () => void
}

/** Answers a flag: explained, or at fault with what should change. What is typed is kept. */
export function AnswerForm({ flagId, schema, write, onAnswered }: AnswerFormProps) {
  const form = useForm({
    name: `answer ${flagId}`,
    start: emptyAnswer,
    schema,
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
    write,
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
