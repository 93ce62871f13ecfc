import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { markedBy } from '../pieces.rules.ts'
import { useAskSecondLook } from '../submissions.queries.ts'

export interface SecondLookDialogProps {
  versionId: string
  number: number
  onClose: () => void
}

/** Asks a senior tutor to look at a marking again, with the reason. */
export default function SecondLookDialog({ versionId, number, onClose }: SecondLookDialogProps) {
  const ask = useAskSecondLook()
  const form = useForm({
    name: `second look ${versionId}`,
    start: { reason: '' },
    schema: bodyOf('POST /Writing/Writing/AskSecondLook'),
    body: ({ reason }) => ({ versionId, reason }),
    failed: 'You could not ask for a second look',
    write: (body) => ask.write({ body }),
    done: ({ dueAt }) => {
      toast.success(`You asked for a second look. ${markedBy(dueAt)}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Ask for a second look"
      description={`A senior tutor who did not mark version ${number} looks at its marking again. You can ask once for each version, and the marking that you have stays.`}
      save="Ask for it"
      onClose={onClose}
    >
      <TextArea
        label="What should be looked at?"
        hint="At least 20 characters."
        rows={5}
        maxLength={1_000}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
