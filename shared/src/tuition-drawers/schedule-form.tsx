import type { CallAnswer } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import {
  Form,
  NumberField,
  SaveBar,
  SegmentedControl,
  SelectField,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { Button, DateText, FactList, formatDate, plural, Stack, toast } from '@portal/shared/ui'
import { useSchedule } from '../tuition/hours.queries.ts'
import { hoursText } from '../tuition/hours.rules.ts'
import type { Confirmation } from './refusal.rules.ts'
import { RefusedDates } from './refused-dates.tsx'
import { useRefusal } from './use-refusal.ts'
import { momentAt } from './wall-clock.rules.ts'
import { WhenFields, whenFaults } from './when-fields.tsx'

export type ScheduleStart = CallAnswer<'GET /Tution/tutor/Tution/GetScheduleForm'>

export interface ScheduleFormProps {
  studentId: string
  start: ScheduleStart
  /** A day to begin with, `yyyy-mm-dd`, and a time. */
  day?: string
  time?: string
  onTutor: (tutorId: string) => void
  onClose: () => void
}

type Repeat = '0' | '1' | '2'

/** Books an hour, or a series of them, with one student. */
export function ScheduleForm({ studentId, start, day, time, onTutor, onClose }: ScheduleFormProps) {
  const schedule = useSchedule()
  const zone = start.tutorZone
  const { isRefused, refusalFor, attempt } = useRefusal()
  const first: {
    subject: string
    day: string
    time: string
    quarters: string
    joinLink: string
    repeat: Repeat
    times: number | null
    skip: string[]
    confirm: Confirmation[]
  } = {
    subject: start.subject,
    day: day ?? '',
    time: time ?? '',
    quarters: '4',
    joinLink: start.joinLink ?? '',
    repeat: '0',
    times: 10,
    skip: [],
    confirm: [],
  }
  // What was confirmed or left out belongs to the dates that it was asked of.
  const datesOf = (values: typeof first) =>
    JSON.stringify([start.tutorId, values.day, values.time, values.quarters, values.repeat])
  const form = useForm({
    name: `schedule ${studentId}`,
    start: first,
    schema: bodyOf('POST /Tution/tutor/Tution/Schedule'),
    check: (values) => whenFaults(values, zone),
    body: (values) => {
      const isSame = refusalFor(datesOf(values)) !== null
      return {
        studentId,
        tutorId: start.tutorId,
        subject: values.subject,
        startsAt: momentAt(values.day, values.time, zone)?.at ?? '',
        quarters: Number(values.quarters),
        joinLink: values.joinLink.trim() === '' ? null : values.joinLink.trim(),
        repeatWeeks: Number(values.repeat),
        times: values.repeat === '0' ? 1 : values.times,
        skip: isSame ? values.skip : [],
        confirm: isSame ? values.confirm : [],
      }
    },
    failed: !isRefused ? 'The hour could not be booked' : null,
    write: (body): ReturnType<typeof schedule.write> =>
      attempt(datesOf(form.values), () => schedule.write({ body })),
    done: ({ sessionIds, firstOfTwo }) => {
      const count = plural(sessionIds.length, 'session')
      const booked = `${count} with ${start.studentName} ${sessionIds.length === 1 ? 'is' : 'are'} booked.`
      toast.success([booked, ...firstOfTwo.map(firstTaken)].join(' '))
      onClose()
    },
  })
  const values = form.values
  const refusal = refusalFor(datesOf(values))
  const isSeries = values.repeat !== '0'
  return (
    <Form label={`Schedule with ${start.studentName}`} {...form.frame}>
      <Facts start={start} />
      {start.tutors.length > 1 ? (
        <SelectField
          label="Tutor"
          options={start.tutors.map(({ tutorId, name }) => ({ value: tutorId, label: name }))}
          value={start.tutorId}
          onValue={onTutor}
        />
      ) : null}
      <TextField label="Subject" maxLength={80} {...form.field('subject')} />
      <WhenFields
        day={form.field('day')}
        time={form.field('time')}
        quarters={form.field('quarters')}
        zone={zone}
        otherZone={start.studentZone}
      />
      <TextField
        label="Join link"
        optional
        type="url"
        hint="An address that begins with https://. It opens 10 minutes before the start."
        maxLength={500}
        {...form.field('joinLink')}
      />
      <SegmentedControl
        label="How often"
        options={[
          { value: '0', label: 'Once' },
          { value: '1', label: 'Every week' },
          { value: '2', label: 'Every two weeks' },
        ]}
        {...form.field('repeat')}
      />
      {isSeries ? (
        <NumberField
          label="How many times"
          hint="At most 40. The time stays the same by the tutor’s clock, in summer and winter."
          min={1}
          max={40}
          {...form.field('times')}
        />
      ) : null}
      {refusal ? (
        <RefusedDates
          refusal={refusal}
          confirmed={values.confirm}
          onConfirmed={form.field('confirm').onValue}
          skipped={values.skip}
          {...(isSeries && { onSkipped: form.field('skip').onValue })}
        />
      ) : null}
      <SaveBar look="foot" label={isSeries ? 'Book the series' : 'Book the hour'} {...form.bar}>
        <Button onClick={() => form.leave(onClose)}>Cancel</Button>
      </SaveBar>
    </Form>
  )
}

/** What is said of a date of a series on which its time came twice. */
function firstTaken(day: string): string {
  const on = formatDate(`${day}T12:00:00Z`, 'dayMonth', 'UTC')
  return `On ${on} the time comes twice, as the clocks go back: the first is taken.`
}

function Facts({ start }: { start: ScheduleStart }) {
  return (
    <Stack gap="2">
      <FactList
        items={[
          {
            label: 'Hours left',
            value: start.hoursLeft === null ? 'Without a limit' : hoursText(start.hoursLeft),
          },
          {
            label: 'Programme until',
            value: <DateText moment={`${start.expiresOn}T12:00:00Z`} style="date" />,
          },
        ]}
      />
    </Stack>
  )
}
