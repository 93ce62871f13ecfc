import { bodyOf } from '@portal/shared/bodies'
import { Checkbox, FormDialog, RadioGroup, TextArea, useForm } from '@portal/shared/forms'
import { DateText, plural, toast } from '@portal/shared/ui'
import { useCancel } from '../tuition/hours.queries.ts'
import type { Hour } from '../tuition/types.ts'

export interface CancelDialogProps {
  hour: Hour
  /** How many further hours of its series follow. */
  following: number
  onClose: () => void
}

/** Cancels an hour: by whom, why, and whether those of its series that follow go with it. */
export function CancelDialog({ hour, following, onClose }: CancelDialogProps) {
  const cancel = useCancel()
  const start: { by: 'student' | 'tutor' | 'office' | ''; reason: string; following: boolean } = {
    by: '',
    reason: '',
    following: false,
  }
  const form = useForm({
    name: `cancel ${hour.id}`,
    start,
    schema: bodyOf('POST /Tution/tutor/Tution/Cancel'),
    check: ({ by }) => ({ by: by === '' && 'Choose who cancels it' }),
    body: (values) => ({ ...values, sessionId: hour.id, version: hour.version }),
    failed: 'The hour could not be cancelled',
    write: (body) => cancel.write({ body }),
    done: ({ cancelled }) => {
      toast.success(
        `${plural(cancelled, 'session')} with ${hour.studentName} ${cancelled === 1 ? 'is' : 'are'} cancelled.`,
      )
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Cancel the hour" save="Cancel the hour" onClose={onClose}>
      <p>
        {hour.subject} with {hour.studentName}, <DateText moment={hour.startsAt} style="full" />
      </p>
      <RadioGroup
        label="Who cancels it"
        look="segmented"
        options={[
          { value: 'student', label: 'The student' },
          { value: 'tutor', label: 'The tutor' },
          { value: 'office', label: 'The office' },
        ]}
        {...form.field('by')}
      />
      <TextArea
        label="Why"
        hint="The student and parents can read it."
        maxLength={500}
        {...form.field('reason')}
      />
      {following === 0 ? null : (
        <Checkbox
          label={`Also the ${plural(following, 'session')} of the series that ${following === 1 ? 'follows' : 'follow'}`}
          {...form.tick('following')}
        />
      )}
    </FormDialog>
  )
}
