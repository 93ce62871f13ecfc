import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { Text, toast } from '@portal/shared/ui'
import { changes, stateCall } from '../questions.queries.ts'
import { type Acted, nameOf } from './states.ts'

export interface WithdrawDialogProps {
  question: Acted
  onClose: () => void
}

/** Takes a question from students, with a reason. */
export default function WithdrawDialog({ question, onClose }: WithdrawDialogProps) {
  const { write } = useWrite(stateCall, { changes })
  const form = useForm({
    name: null,
    start: { reason: '' },
    schema: bodyOf('POST /question/admin/Question/SetState'),
    body: ({ reason }) => ({
      ...{ questionId: question.id, state: 'withdrawn', version: question.version },
      reason: reason.trim(),
    }),
    check: ({ reason }) => ({ reason: reason.trim() === '' && 'Say why it is withdrawn' }),
    failed: 'It could not be withdrawn',
    write: (body) => write({ body }),
    done: () => {
      toast.success(`${nameOf(question)} is withdrawn.`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Withdraw this question?" save="Withdraw" onClose={onClose}>
      <Text>
        It comes into nothing new, and its filings wait. Sets that have begun keep it, and whoever
        has answered it still sees it there.
      </Text>
      <TextArea label="Reason" rows={3} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
