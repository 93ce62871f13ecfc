import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, RadioGroup, useForm } from '@portal/shared/forms'
import { defaultTimeZone, formatDate, Stack, toast } from '@portal/shared/ui'
import { momentOf, type Schedule, scheduleFaults } from '../../schedule/schedule.rules.ts'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { AudienceCount } from './audience-count.tsx'
import { type Message, useCount, useSchedule } from './messages.queries.ts'

const whens = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'On a day, at a time' },
] as const

type Values = Schedule & { when: 'now' | 'later' }

const atFirst: Values = { when: 'now', day: '', time: '09:00' }

export interface SendDialogProps {
  message: Message
  onClose: () => void
}

/** Sends a message now or at a time in London, after how many it reaches was seen. */
export default function SendDialog({ message, onClose }: SendDialogProps) {
  const schedule = useSchedule()
  const { messageId, title, version, audience } = message
  const { data: count, isNobody } = useCount(audience)
  const form = useForm({
    name: null,
    start: atFirst,
    schema: bodyOf('POST /Notification/admin/Message/Schedule'),
    check: ({ when, ...at }) => ({
      ...(when === 'later' && scheduleFaults(at)),
      when: reachFault(isNobody ? 0 : count?.total),
    }),
    body: ({ when, ...at }) => ({
      ...{ messageId, version },
      at: when === 'now' ? null : momentOf(at)?.toISOString(),
      expectedCount: count?.total,
    }),
    failed: 'The message could not be sent',
    write: (body) => schedule.write({ body }),
    done: ({ state, sendAt }) => {
      if (state === 'waiting') toast.info(`“${title}” waits: it reaches others by now.`)
      else if (state === 'scheduled') {
        const at = formatDate(sendAt, 'dateTime', defaultTimeZone)
        toast.success(`“${title}” goes out on ${at}, London time.`)
      } else toast.success(`“${title}” is on its way.`)
      onClose()
    },
  })
  const isNow = form.values.when === 'now'
  const day = form.field('day')
  const verb = isNow ? 'Send' : 'Schedule'
  return (
    <FormDialog
      form={form}
      size="md"
      title={`Send ${title}`}
      save={count === undefined ? verb : `${verb} to ${count.total}`}
      onClose={onClose}
    >
      <RadioGroup label="When" options={whens} {...form.field('when')} />
      {isNow ? null : (
        <ScheduleFields
          day={{ ...day, error: day.error ?? form.errors.at }}
          time={form.field('time')}
          hint="Where many more or less get it by then, it waits for a yes."
          shifted="goes out"
        />
      )}
      <Stack as="section" gap="4" aria-label="Whom it reaches now">
        <AudienceCount audience={audience} />
      </Stack>
    </FormDialog>
  )
}

/** Why it cannot be sent to so many; false where it can. */
function reachFault(total: number | undefined) {
  if (total === undefined) return 'It is still being counted who gets it'
  return total === 0 && 'Nobody would get it: choose others first'
}
