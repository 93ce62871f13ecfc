import { bodyOf } from '@portal/shared/bodies'
import { type FlagPage, flagReads } from '@portal/shared/flagged-question'
import { Form, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'

const longestReply = 2_000

/** Writes on under an own flag; what is typed is kept until the server has it. */
export function ReplyForm({ flag }: { flag: FlagPage['flag'] }) {
  const reply = useWrite('POST /Question/QuestionFlag/Reply', { changes: flagReads })
  const form = useForm({
    name: `flag ${flag.id}`,
    start: { text: '' },
    schema: bodyOf('POST /Question/QuestionFlag/Reply'),
    body: ({ text }) => ({ flagId: flag.id, text }),
    failed: 'Your reply could not be sent',
    write: (body) => reply.write({ body }),
    done: () => toast.success('Your reply is sent. Your tutors have been told.'),
  })
  const isAnswered = flag.state === 'answered'
  return (
    <Form label="Reply" {...form.frame}>
      <TextArea
        label={isAnswered ? 'Is something still unclear?' : 'Anything to add?'}
        hint={isAnswered ? 'A reply opens the flag again.' : undefined}
        rows={4}
        maxLength={longestReply}
        {...form.field('text')}
      />
      <SaveBar label="Send the reply" unsaved="" saved="" {...form.bar} />
    </Form>
  )
}
