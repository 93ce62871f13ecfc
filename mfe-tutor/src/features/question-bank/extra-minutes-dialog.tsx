import { Form, NumberField } from '@portal/shared/forms'
import { Alert, Button, Dialog, messageOf, plural, Stack, Text, toast } from '@portal/shared/ui'
import { useId, useState } from 'react'
import type { OpenSitting } from '../../preview/bank.rules.ts'
import { useGiveMinutes } from './bank.queries.ts'

/** What is offered at first, as a tutor says it in the room. */
const usual = 5

/** Gives a student more minutes in the paper that is open. */
export function ExtraMinutesDialog({
  sitting,
  onClose,
}: {
  sitting: OpenSitting
  onClose: () => void
}) {
  const give = useGiveMinutes()
  const [minutes, setMinutes] = useState<number | null>(usual)
  const [attempt, setAttempt] = useState(0)
  const id = useId()
  const isRight = minutes !== null && Number.isInteger(minutes) && minutes >= 1 && minutes <= 60
  const submit = () => {
    setAttempt(attempt + 1)
    if (!isRight || give.isWriting) return
    const { studentId, setId } = sitting
    give.write({ body: { studentId, setId, minutes } }).then(
      () => {
        toast.success(`${sitting.studentName} has ${plural(minutes, 'minute')} more.`)
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={`More time for ${sitting.studentName}`}
      description={sitting.title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={give.isWriting}>
            {isRight ? `Give ${plural(minutes, 'more minute')}` : 'Give more minutes'}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit} attempt={attempt} label="More time">
        <Stack gap="4">
          {give.error ? (
            <Alert kind="danger" live title="The minutes could not be given">
              {messageOf(give.error)}
            </Alert>
          ) : null}
          <NumberField
            label="Minutes"
            name="minutes"
            min={1}
            max={60}
            step={1}
            value={minutes}
            onValue={setMinutes}
            hint="1 to 60"
            error={attempt > 0 && !isRight ? 'Give 1 to 60 whole minutes' : undefined}
          />
          <Text size="sm" tone="muted">
            The student’s clock shows them within half a minute.
          </Text>
        </Stack>
      </Form>
    </Dialog>
  )
}
