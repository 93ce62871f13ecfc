import { bodyOf } from '@portal/shared/bodies'
import { Checkbox, Form, SaveBar, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { useComment } from './alerts.queries.ts'

/** Says something of a concern: staff to each other unless they share it, others to all who see it. */
export function CommentForm({ alertId, isStaff }: { alertId: string; isStaff: boolean }) {
  const comment = useComment()
  const form = useForm({
    name: `comment ${alertId}`,
    start: { text: '', isInternal: isStaff },
    schema: bodyOf('POST /Alert/Alert/Comment'),
    body: (values) => ({ ...values, id: alertId }),
    failed: 'The comment could not be sent',
    write: (body) => comment.write({ body }),
    done: () => {
      toast.success('Your comment is sent.')
      form.undo()
    },
  })
  return (
    <Form label={isStaff ? 'Write a comment' : 'Write a reply'} {...form.frame}>
      <TextArea label={isStaff ? 'Comment' : 'Reply'} maxLength={2000} {...form.field('text')} />
      {isStaff ? (
        <Checkbox
          label="For staff alone"
          hint="Without it all who see the concern read it."
          {...form.tick('isInternal')}
        />
      ) : null}
      <SaveBar label={isStaff ? 'Comment' : 'Send reply'} {...form.bar} />
    </Form>
  )
}
