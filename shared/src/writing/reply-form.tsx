import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { Button } from '@portal/shared/ui'

/** What is read again once something was said under a marking. */
export const markingReads = [
  'GET /Writing/Writing/GetVersion',
  'GET /Writing/Writing/GetPiece',
  'GET /Marking/tutor/Marking/GetItem',
] as const

const longestReply = 2_000

export interface ReplyFormProps {
  markingId: string
  /** Null for a reply to the whole. */
  commentId: string | null
  /** What is replied to: `comment 3`. */
  about: string
  onDone: () => void
  onCancel: () => void
}

/** Answers a comment, or the whole of a marking. What is typed is kept until the server has it. */
export function ReplyForm({ markingId, commentId, about, onDone, onCancel }: ReplyFormProps) {
  const reply = useWrite('POST /Writing/Writing/Reply', { changes: markingReads })
  const form = useForm({
    name: `reply ${markingId} ${commentId ?? 'whole'}`,
    start: { text: '' },
    schema: bodyOf('POST /Writing/Writing/Reply'),
    body: ({ text }) => ({ markingId, commentId, text }),
    failed: 'Your reply could not be sent',
    write: (body) => reply.write({ body }),
    done: onDone,
  })
  return (
    <Form label={`Reply to ${about}`} {...form.frame}>
      <TextArea
        label={`Reply to ${about}`}
        rows={3}
        maxLength={longestReply}
        autoFocus
        {...form.field('text')}
      />
      <SaveBar label="Send the reply" look="foot" unsaved="" saved="" {...form.bar}>
        <Button onClick={() => form.leave(onCancel)}>Cancel</Button>
      </SaveBar>
    </Form>
  )
}
