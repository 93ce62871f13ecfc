import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, useForm } from '@portal/shared/forms'
import { formatDate, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { useMove } from './hours.queries.ts'
import { type Confirmation, type Refusal, refusalOf } from './refusal.rules.ts'
import { RefusedDates } from './refused-dates.tsx'
import type { Hour } from './types.ts'
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
  const [refused, setRefused] = useState<{ of: string; refusal: Refusal } | null>(null)
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
      confirm: refused?.of === dateOf(values) ? values.confirm : [],
    }),
    failed: refused === null ? 'The hour could not be moved' : null,
    write: async (body) => {
      try {
        return await move.write({ body })
      } catch (error) {
        const refusal = refusalOf(error)
        setRefused(refusal && { of: dateOf(form.values), refusal })
        throw error
      }
    },
    done: () => {
      toast.success(`The hour with ${hour.studentName} is changed.`)
      onClose()
    },
  })
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
      {refused?.of === dateOf(form.values) ? (
        <RefusedDates
          refusal={refused.refusal}
          confirmed={form.values.confirm}
          onConfirmed={form.field('confirm').onValue}
          skipped={[]}
        />
      ) : null}
    </FormDialog>
  )
}
