import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, SelectField, useForm } from '@portal/shared/forms'
import { useQueryClient } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'
import { type ReactNode, useMemo } from 'react'
import {
  isSuggested,
  type Mark,
  type Marks,
  markOptions,
  marksOf,
  markWords,
  sentMarks,
} from './attendance.rules.ts'
import { AttendeeTable } from './attendee-table.tsx'
import type { ShownEvent } from './events.queries.ts'
import {
  type Attendee,
  type Attendees,
  type AttendeesAsked,
  attendeesOf,
  useSaveAttendance,
} from './giver.queries.ts'

export interface AttendanceFormProps {
  event: ShownEvent
  /** What the attendees were asked for by. */
  asked: AttendeesAsked
  answer: Attendees
  isStale: boolean
  actions: ((attendee: Attendee) => ReactNode) | undefined
}

/** Marks those with a place at a session in one save, filled with what their joining suggests. */
export function AttendanceForm({ event, asked, answer, isStale, actions }: AttendanceFormProps) {
  const client = useQueryClient()
  const save = useSaveAttendance()
  const { sessionId, attendees } = answer
  const start = useMemo(() => marksOf(answer), [answer])
  const names = useMemo(
    () => attendees.map(({ studentId, fullName }) => [`marks.${studentId}`, fullName] as const),
    [attendees],
  )
  const form = useForm({
    name: `attendance ${sessionId} ${asked.pageNo} ${asked.search ?? ''}`,
    start,
    schema: bodyOf('POST /Event/tutor/Event/SaveAttendance'),
    body: (values: Marks) => ({
      sessionId,
      attendanceVersion: values.version,
      marks: sentMarks(values),
    }),
    // Who it was the refusal may say; what was saved stands with the attendees.
    theirs: async (stale) => {
      const saved = await client.fetchQuery({
        ...attendeesOf({ ...asked, sessionId }),
        staleTime: 0,
      })
      return {
        values: marksOf(saved),
        by: stale?.by ?? 'Somebody else',
        at: stale?.at ?? new Date().toISOString(),
      }
    },
    labels: Object.fromEntries(names),
    words: Object.fromEntries(names.map(([place]) => [place, markWords])),
    failed: 'The attendance could not be saved',
    write: (body) => save.write({ body }),
    done: () => toast.success('The attendance is saved.'),
  })
  return (
    <Form label="Attendance" {...form.frame}>
      <AttendeeTable
        event={event}
        rows={attendees}
        state="registered"
        isStale={isStale}
        actions={actions}
        mark={({ studentId, fullName }) => (
          <SelectField
            labelHidden
            label={`Attendance of ${fullName}`}
            placeholder="Not marked"
            options={markOptions}
            name={`marks.${studentId}`}
            value={form.values.marks[studentId] ?? ''}
            onValue={(mark: Mark) => form.set(`marks.${studentId}`, mark)}
          />
        )}
      />
      <SaveBar
        look="bar"
        label="Save attendance"
        {...form.bar}
        state={
          isSuggested(answer) && !form.isDirty && !form.isWriting
            ? 'Filled by when each joined, and not saved yet'
            : undefined
        }
      />
    </Form>
  )
}
