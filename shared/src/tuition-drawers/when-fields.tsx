import { SelectField } from '@portal/shared/forms'
import {
  DateField,
  type DateFieldProps,
  TimeField,
  type TimeFieldProps,
} from '@portal/shared/pickers'
import { Alert, Grid, Stack, Text } from '@portal/shared/ui'
import { inOtherZone, placeOf } from '../tuition/zones.ts'
import { lengths } from './time.words.ts'
import { momentAt } from './wall-clock.rules.ts'

export interface WhenFieldsProps {
  day: Omit<DateFieldProps, 'label'>
  time: Omit<TimeFieldProps, 'label'>
  quarters: {
    name: string
    value: string
    error: string | undefined
    onValue: (value: string) => void
  }
  /** The zone whose clock is meant. */
  zone: string
  /** The zone of the other person, whose time is shown where it differs. */
  otherZone: string
}

/** Day, time and length of an hour by the tutor's clock, with what the student's clock shows then. */
export function WhenFields({ day, time, quarters, zone, otherZone }: WhenFieldsProps) {
  const found = momentAt(day.value, time.value, zone)
  const other = found && inOtherZone(found.at, zone, otherZone)
  return (
    <Stack gap="3">
      <Grid columns={3} gap="3">
        <DateField label="Day" {...day} />
        <TimeField label="Time" every={15} {...time} />
        <SelectField label="Length" options={lengths} {...quarters} />
      </Grid>
      <Text size="sm" tone="muted">
        By the tutor’s clock ({placeOf(zone)}).
        {other === null ? null : ` For the student it is ${other}.`}
      </Text>
      {found?.isFirst ? (
        <Alert kind="info" title="This time comes twice that day, as the clocks go back">
          The first of the two is taken.
        </Alert>
      ) : null}
    </Stack>
  )
}

/** What is wrong with a day and a time, by field; nothing where they mean a moment. */
export function whenFaults({ day, time }: { day: string; time: string }, zone: string) {
  return {
    day: day === '' && 'Enter the day',
    time:
      (time === '' && 'Enter the time') ||
      (day !== '' &&
        momentAt(day, time, zone) === null &&
        'This time does not exist: the clocks go forward over it, or it is no time of day'),
  }
}
