import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, useForm } from '@portal/shared/forms'
import { formatDate, toast } from '@portal/shared/ui'
import { useMove } from '../tuition/hours.queries.ts'
import type { Hour } from '../tuition/types.ts'
import type { Confirmation } from './refusal.rules.ts'
import { RefusedDates } from './refused-dates.tsx'
import { useRefusal } from './use-refusal.ts'
import { momentAt } from './wall-clock.rules.ts'
import { WhenFields, whenFaults } from './when-fields.tsx'

export interface MoveDialogProps {
  hour: Hour
  tutorZone: string
  studentZone: string
  onClose: () => void
}

/** Moves an hour to another time, or changes its length or link. */
export function MoveDialog({ hour, tutorZone, studentZone, onClose }: MoveDialogProps) {
  const move = useMove()
  const { isRefused, refusalFor, attempt } = useRefusal()
  const confirmed: Confirmation[] = []
  const start = {
    day: formatDate(hour.startsAt, 'isoDate', tutorZone),
    time: formatDate(hour.startsAt, 'time', tutorZone),
    quarters: String(hour.length * 4),
    joinLink: hour.joinLink ?? '',
    confirm: confirmed,
  }
  const dateOf = ({ day, time, quarters }: typeof start) => JSON.stringify([day, time, quarters])
  const form = useForm({
    name: `move ${hour.id}`,
    start,
    schema: bodyOf('POST /Tution/tutor/Tution/Move'),
    check: (values) => whenFaults(values, tutorZone),
    body: (values) => ({
      ...{ sessionId: hour.id, version: hour.version },
      startsAt: momentAt(values.day, values.time, tutorZone)?.at ?? '',
      quarters: Number(values.quarters),
      joinLink: values.joinLink.trim() === '' ? null : values.joinLink.trim(),
      confirm: refusalFor(dateOf(values)) === null ? [] : values.confirm,
    }),
    failed: !isRefused ? 'The hour could not be moved' : null,
    write: (body): ReturnType<typeof move.write> =>
      attempt(dateOf(form.values), () => move.write({ body })),
    done: () => {
      toast.success(`The hour with ${hour.studentName} is changed.`)
      onClose()
    },
  })
  const refusal = refusalFor(dateOf(form.values))
  return (
    <FormDialog form={form} size="md" title="Move the hour" save="Move" onClose={onClose}>
      <WhenFields
        day={form.field('day')}
        time={form.field('time')}
        quarters={form.field('quarters')}
        zone={tutorZone}
        otherZone={studentZone}
      />
      <TextField
        label="Join link"
        optional
        type="url"
        maxLength={500}
        {...form.field('joinLink')}
      />
      {refusal ? (
        <RefusedDates
          refusal={refusal}
          confirmed={form.values.confirm}
          onConfirmed={form.field('confirm').onValue}
          skipped={[]}
        />
      ) : null}
    </FormDialog>
  )
}
