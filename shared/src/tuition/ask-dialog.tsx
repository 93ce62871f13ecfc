import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { Alert, QueryRegion, SkeletonText, toast } from '@portal/shared/ui'
import { useFreeSlots, useRequestReschedule } from './hours.queries.ts'
import { isShortNotice } from './hours.rules.ts'
import { SlotsField } from './slots-field.tsx'
import type { Hour } from './types.ts'

export interface AskDialogProps {
  hour: Hour
  /** In epoch milliseconds. */
  now: number
  onClose: () => void
}

/** A student asks for another time for an hour: why, and up to three times at which both are free. */
export default function AskDialog({ hour, now, onClose }: AskDialogProps) {
  const slots = useFreeSlots(hour.id)
  const ask = useRequestReschedule()
  const start: { reason: string; startsAt: string[] } = { reason: '', startsAt: [] }
  const form = useForm({
    name: `another time ${hour.id}`,
    start,
    schema: bodyOf('POST /Tution/Tution/RequestReschedule'),
    body: (values) => ({ ...values, sessionId: hour.id, version: hour.version }),
    failed: 'The request could not be sent',
    write: (body) => ask.write({ body }),
    done: () => {
      toast.success(`${hour.tutorName} has your request and will answer it.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title="Ask for another time"
      description={`${hour.subject} with ${hour.tutorName}`}
      save="Send request"
      onClose={onClose}
    >
      {isShortNotice(hour, now) ? (
        <Alert kind="warning" title="This hour begins in less than 24 hours">
          Your tutor may not see the request in time. If it is not answered before the start, the
          hour stays as it is.
        </Alert>
      ) : null}
      <TextArea label="Why" maxLength={500} {...form.field('reason')} />
      <QueryRegion
        query={slots}
        skeleton={<SkeletonText lines={4} />}
        failed="Free times could not be loaded"
        compact
        empty={{
          when: (answer) => answer.slots.length === 0,
          title: 'No free time in the next 28 days',
          children: `Write to ${hour.tutorName} to find one together.`,
        }}
      >
        {(answer) => <SlotsField slots={answer.slots} {...form.field('startsAt')} />}
      </QueryRegion>
    </FormDialog>
  )
}
