import { bodyOf } from '@portal/shared/bodies'
import { formatDay } from '@portal/shared/calendar'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { useSnooze } from './audit.queries.ts'
import { dayAfter } from './audit.rules.ts'

export interface SnoozeDialogProps {
  studentId: string
  name: string
  /** By the student's clock, from which days count. */
  today: string
  onClose: () => void
}

const usual = 7
const longest = 60

/** Sets a student's light aside until a day, with the reason. */
export function SnoozeDialog({ studentId, name, today, onClose }: SnoozeDialogProps) {
  const snooze = useSnooze()
  const form = useForm({
    name: `snooze ${studentId}`,
    start: { until: dayAfter(today, usual), reason: '' },
    schema: bodyOf('POST /user/admin/AuditDashboard/Snooze'),
    check: ({ until }) => ({
      until:
        (until === '' && 'Choose the last day') ||
        (until < today && 'This day is past') ||
        (until > dayAfter(today, longest) && `At most ${longest} days from today`),
    }),
    body: (values) => ({ ...values, studentId }),
    failed: 'The light could not be set aside',
    write: (body) => snooze.write({ body }),
    done: (_, { until }) => {
      toast.success(`The light of ${name} is set aside until ${formatDay(until)}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Set the light of ${name} aside`}
      description="It counts again the day after, and as soon as the student does something."
      save="Set aside"
      onClose={onClose}
    >
      <DateField
        label="Last day"
        hint={`${longest} days from today at most`}
        min={today}
        max={dayAfter(today, longest)}
        {...form.field('until')}
      />
      <TextArea
        label="Why"
        hint="3 to 500 characters. Admins read it."
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
