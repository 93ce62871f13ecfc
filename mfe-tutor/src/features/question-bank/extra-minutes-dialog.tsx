import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, useForm } from '@portal/shared/forms'
import { plural, Text, toast } from '@portal/shared/ui'
import type { OpenSitting } from '../../preview/bank.rules.ts'
import { useGiveMinutes } from './bank.queries.ts'

/** What is offered at first, as a tutor says it in the room. */
const usual: number | null = 5

/** Gives a student more minutes in the paper that is open. */
export function ExtraMinutesDialog({
  sitting,
  onClose,
}: {
  sitting: OpenSitting
  onClose: () => void
}) {
  const { studentId, studentName, setId } = sitting
  const give = useGiveMinutes()
  const form = useForm({
    name: null,
    start: { minutes: usual },
    schema: bodyOf('POST /Exam/tutor/Simulate/GiveExtraMinutes'),
    body: ({ minutes }) => ({ studentId, setId, minutes }),
    failed: 'The minutes could not be given',
    write: (body) => give.write({ body }),
    done: (_, { minutes }) => {
      toast.success(`${studentName} has ${plural(minutes, 'minute')} more.`)
      onClose()
    },
  })
  const { minutes } = form.values
  const isRight = minutes !== null && Number.isInteger(minutes) && minutes >= 1 && minutes <= 60
  return (
    <FormDialog
      form={form}
      title={`More time for ${studentName}`}
      description={sitting.title}
      save={isRight ? `Give ${plural(minutes, 'more minute')}` : 'Give more minutes'}
      onClose={onClose}
    >
      <NumberField
        label="Minutes"
        min={1}
        max={60}
        step={1}
        hint="1 to 60"
        {...form.field('minutes')}
      />
      <Text size="sm" tone="muted">
        The student’s clock shows them within half a minute.
      </Text>
    </FormDialog>
  )
}
