import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, TextArea, useForm } from '@portal/shared/forms'
import { formatNumber, toast } from '@portal/shared/ui'
import { useAdjust } from './summary.queries.ts'

export interface AdjustDialogProps {
  studentId: string
  fullName: string
  onClose: () => void
}

/** Adds hours to a student's, or takes some away, with the reason. */
export default function AdjustDialog({ studentId, fullName, onClose }: AdjustDialogProps) {
  const adjust = useAdjust()
  const start: { hours: number | null; reason: string } = { hours: null, reason: '' }
  const form = useForm({
    name: `adjust ${studentId}`,
    start,
    schema: bodyOf('POST /Tution/admin/Ledger/Adjust'),
    check: ({ hours }) => ({ hours: hours === null && 'Enter the hours' }),
    body: ({ hours, reason }) => ({ studentId, hours: hours ?? 0, reason }),
    failed: 'The hours could not be adjusted',
    write: (body) => adjust.write({ body }),
    done: ({ hoursLeft }) => {
      toast.success(
        hoursLeft === null
          ? `The hours of ${fullName} are adjusted.`
          : `The hours of ${fullName} are adjusted: ${formatNumber(hoursLeft, 2)} h left.`,
      )
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Adjust the hours of ${fullName}`}
      description="It becomes an entry of its own, which family and office can read."
      save="Adjust hours"
      onClose={onClose}
    >
      <NumberField
        label="Hours"
        hint="In quarters, such as 1.25; below 0 takes hours away."
        step={0.25}
        {...form.field('hours')}
      />
      <TextArea label="Why" maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
