import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { formatMoney, toast } from '@portal/shared/ui'
import { dayInWords, entryKinds } from '../../../sales/money.words.ts'
import { type Entry, useReverse } from './payments.queries.ts'

/** Takes a payment or a write-off back, by an entry of its own. */
export default function ReverseDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { entryId, kind, pence, occurredOn } = entry
  const reverse = useReverse()
  const what = `${entryKinds[kind]} of ${formatMoney(Math.abs(pence))}`
  const form = useForm({
    name: `reverse ${entryId}`,
    start: { reason: '' },
    schema: bodyOf('POST /User/admin/Payment/Reverse'),
    body: ({ reason }) => ({ entryId, reason }),
    failed: 'The entry was not taken back',
    write: (body) => reverse.write({ body }),
    done: () => {
      toast.success(`${what} is taken back.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Take back: ${what}`}
      description={`Of ${dayInWords(occurredOn)}. It stays in the account, with an entry against it.`}
      save="Take back"
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint="As: the cheque bounced, it was of another family"
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
