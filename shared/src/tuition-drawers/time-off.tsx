import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { DateField, TimeField } from '@portal/shared/pickers'
import { Alert, Button, DateText, Grid, plural, Row, Stack, Text, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { useAddTimeOff, type useAvailability, useRemoveTimeOff } from '../tuition/hours.queries.ts'
import { momentAt } from './wall-clock.rules.ts'

type Availability = NonNullable<ReturnType<typeof useAvailability>['data']>
type Clashes = NonNullable<ReturnType<typeof useAddTimeOff>['answer']>['clashes']

export interface TimeOffProps {
  availability: Availability
  /** Undefined for oneself. */
  tutorId?: string | undefined
}

/** When a tutor does not teach, whatever the ordinary week says: to add, and to take back. */
export function TimeOff({ availability, tutorId }: TimeOffProps) {
  const { timeOff, timeZone } = availability
  const remove = useRemoveTimeOff()
  const [clashes, setClashes] = useState<Clashes>([])
  return (
    <Stack gap="4">
      {timeOff.length === 0 ? (
        <Text size="sm" tone="muted">
          No time off is planned.
        </Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {timeOff.map(({ id, from, until, note }) => (
            <Row as="li" key={id} justifyContent="space-between" gap="3">
              <Stack gap="0" flex="1 1 12rem" minWidth="0">
                <Text size="sm" weight="medium">
                  <DateText moment={from} style="dateTime" /> to{' '}
                  <DateText moment={until} style="dateTime" />
                </Text>
                {note === '' ? null : (
                  <Text size="sm" tone="muted" overflowWrap="anywhere">
                    {note}
                  </Text>
                )}
              </Stack>
              <Button
                size="sm"
                onClick={() =>
                  remove
                    .write({ body: { id } })
                    .then(() => toast.success('The time off is removed.'))
                    .catch((error: Error) =>
                      toast.danger(`The time off could not be removed. ${error.message}`),
                    )
                }
              >
                Remove
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      {clashes.length === 0 ? null : (
        <Alert
          kind="warning"
          live
          title={`${plural(clashes.length, 'session')} ${clashes.length === 1 ? 'is' : 'are'} booked in that time and ${clashes.length === 1 ? 'stays' : 'stay'}`}
        >
          {clashes.map(({ sessionId, startsAt, studentName }) => (
            <Text key={sessionId} size="sm">
              {studentName}, <DateText moment={startsAt} style="full" />
            </Text>
          ))}
        </Alert>
      )}
      <AddTimeOff zone={timeZone} tutorId={tutorId} onAdded={setClashes} />
    </Stack>
  )
}

const empty = { day: '', time: '00:00', lastDay: '', lastTime: '23:45', note: '' }

function AddTimeOff({
  zone,
  tutorId,
  onAdded,
}: {
  zone: string
  tutorId: string | undefined
  onAdded: (clashes: Clashes) => void
}) {
  const add = useAddTimeOff()
  const form = useForm({
    name: `time off ${tutorId ?? 'own'}`,
    start: empty,
    schema: bodyOf('POST /Tution/tutor/Tution/AddTimeOff'),
    check: ({ day, time, lastDay, lastTime }) => {
      const from = momentAt(day, time, zone)?.at
      const until = momentAt(lastDay, lastTime, zone)?.at
      return {
        day: day === '' && 'Enter the first day',
        time: day !== '' && from === undefined && 'This is no time of that day',
        lastDay: lastDay === '' && 'Enter the last day',
        lastTime:
          lastDay !== '' &&
          ((until === undefined && 'This is no time of that day') ||
            (from !== undefined &&
              until !== undefined &&
              until <= from &&
              'It ends before it begins')),
      }
    },
    body: ({ day, time, lastDay, lastTime, note }) => ({
      from: momentAt(day, time, zone)?.at ?? '',
      until: momentAt(lastDay, lastTime, zone)?.at ?? '',
      note,
      ...(tutorId && { tutorId }),
    }),
    failed: 'The time off could not be added',
    write: (body) => add.write({ body }),
    done: ({ clashes }) => {
      onAdded(clashes)
      toast.success('The time off is added.')
      form.undo()
    },
  })
  return (
    <Form label="Add time off" {...form.frame}>
      <Grid columns={2} gap="3">
        <DateField label="First day" {...form.field('day')} />
        <TimeField label="From" every={15} {...form.field('time')} />
        <DateField label="Last day" {...form.field('lastDay')} />
        <TimeField label="Until" every={15} {...form.field('lastTime')} />
      </Grid>
      <TextField label="Note" optional maxLength={200} {...form.field('note')} />
      <SaveBar label="Add time off" {...form.bar} />
    </Form>
  )
}
