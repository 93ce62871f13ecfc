import type { FormField } from '@portal/shared/forms'
import { DateField, TimeField } from '@portal/shared/pickers'
import { DateText, Text } from '@portal/shared/ui'
import { momentOf, shiftNote } from './schedule.rules.ts'

export interface ScheduleFieldsProps {
  /** Each a place of the form: `day={form.field('day')}`. */
  day: FormField<string>
  time: FormField<string>
  /** What the day is, where it is no mere `Day`. */
  label?: string
  hint?: string
  /** What happens then: `appears`. */
  shifted: string
}

/** A day and a time on the clocks of London, with what they mean on the reader's own. */
export function ScheduleFields({ day, time, label = 'Day', hint, shifted }: ScheduleFieldsProps) {
  const schedule = { day: day.value, time: time.value }
  const moment = momentOf(schedule)
  const note = shiftNote(schedule, shifted)
  return (
    <>
      <DateField label={label} {...(hint !== undefined && { hint })} {...day} />
      <TimeField label="Time in London" {...time} />
      {note === null ? null : (
        <Text size="sm" role="status">
          {note}
        </Text>
      )}
      {moment === undefined ? null : (
        <Text size="sm" tone="muted">
          By your own clock: <DateText moment={moment} style="dateTime" />
        </Text>
      )}
    </>
  )
}
