import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, RadioGroup, SelectField, TextArea, useForm } from '@portal/shared/forms'
import { DateText, toast } from '@portal/shared/ui'
import { useCorrect, useMark } from '../tuition/hours.queries.ts'
import { hoursText } from '../tuition/hours.rules.ts'
import type { Hour } from '../tuition/types.ts'
import { lengths } from './time.words.ts'

export interface MarkDialogProps {
  hour: Hour
  onClose: () => void
  /** Once it is marked as delivered, as its report comes next. */
  onDelivered?: (() => void) | undefined
}

const outcomes = [
  { value: 'delivered', label: 'Delivered' },
  { value: 'no-show', label: 'No-show', description: 'The student did not come. It counts.' },
] as const

const saidLeft = (hoursLeft: number | null) =>
  hoursLeft === null ? '' : ` ${hoursText(hoursLeft)} left.`

/** Notes what became of an hour, and how long it was. */
export function MarkDialog({ hour, onClose, onDelivered }: MarkDialogProps) {
  const mark = useMark()
  const start: { outcome: 'delivered' | 'no-show' | ''; quarters: string } = {
    outcome: 'delivered',
    quarters: String(hour.length * 4),
  }
  const form = useForm({
    name: `mark ${hour.id}`,
    start,
    schema: bodyOf('POST /Tution/tutor/Tution/Mark'),
    body: ({ outcome, quarters }) => ({
      ...{ sessionId: hour.id, version: hour.version },
      ...{ outcome, quarters: Number(quarters) },
    }),
    failed: 'The hour could not be marked',
    write: (body) => mark.write({ body }),
    done: ({ hoursLeft }, { outcome }) => {
      toast.success(`The hour with ${hour.studentName} is marked.${saidLeft(hoursLeft)}`)
      onClose()
      if (outcome === 'delivered') onDelivered?.()
    },
  })
  return (
    <FormDialog form={form} title="Mark the hour" save="Mark" onClose={onClose}>
      <Which hour={hour} />
      <RadioGroup label="Outcome" look="cards" options={outcomes} {...form.field('outcome')} />
      <SelectField label="Length" options={lengths} {...form.field('quarters')} />
    </FormDialog>
  )
}

/** Changes what was marked, with the reason: the ledger gives back what counted and counts anew. */
export function CorrectDialog({ hour, onClose }: Omit<MarkDialogProps, 'onDelivered'>) {
  const correct = useCorrect()
  const start: {
    outcome: 'delivered' | 'no-show' | 'cancelled' | ''
    quarters: string
    reason: string
  } = {
    outcome: hour.state === 'scheduled' ? '' : hour.state,
    quarters: String(hour.length * 4),
    reason: '',
  }
  const form = useForm({
    name: `correct ${hour.id}`,
    start,
    schema: bodyOf('POST /Tution/tutor/Tution/Correct'),
    body: ({ outcome, quarters, reason }) => ({
      ...{ sessionId: hour.id, version: hour.version },
      ...{ outcome, quarters: Number(quarters), reason },
    }),
    failed: 'The hour could not be corrected',
    write: (body) => correct.write({ body }),
    done: ({ hoursLeft }) => {
      toast.success(`The hour is corrected.${saidLeft(hoursLeft)}`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Correct the hour" save="Correct" onClose={onClose}>
      <Which hour={hour} />
      <RadioGroup
        label="Outcome"
        look="cards"
        options={[
          ...outcomes,
          { value: 'cancelled', label: 'Cancelled', description: 'It does not count.' },
        ]}
        {...form.field('outcome')}
      />
      <SelectField label="Length" options={lengths} {...form.field('quarters')} />
      <TextArea
        label="Why"
        hint="The student, parents and the office can read it."
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

function Which({ hour }: { hour: Hour }) {
  return (
    <p>
      {hour.subject} with {hour.studentName}, <DateText moment={hour.startsAt} style="full" />
    </p>
  )
}
