import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { Text, toast } from '@portal/shared/ui'
import { stateCall } from '../questions.queries.ts'
import { pairChanges, type Side } from './duplicates.queries.ts'

export interface WithdrawPairDialogProps {
  gone: Side
  kept: Side
  onClose: () => void
}

/** Withdraws one of two questions that read alike; the other takes its filings. */
export default function WithdrawPairDialog({ gone, kept, onClose }: WithdrawPairDialogProps) {
  const { write } = useWrite(stateCall, { changes: pairChanges })
  const form = useForm({
    name: null,
    start: { reason: `Reads like question ${kept.id}` },
    schema: bodyOf('POST /question/admin/Question/SetState'),
    body: ({ reason }) => ({
      ...{ questionId: gone.id, state: 'withdrawn', version: gone.version },
      ...{ reason: reason.trim(), filingsTo: kept.id },
    }),
    check: ({ reason }) => ({ reason: reason.trim() === '' && 'Say why it is withdrawn' }),
    failed: 'It could not be withdrawn',
    write: (body) => write({ body }),
    done: () => {
      toast.success(`Question ${gone.id} is withdrawn. Question ${kept.id} has its filings.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Withdraw question ${gone.id}?`}
      save="Withdraw"
      onClose={onClose}
    >
      <Text>
        {`Its filings move to question ${kept.id}. Sets that have begun keep it, and whoever has answered it still sees it there.`}
      </Text>
      <TextArea label="Reason" rows={3} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
