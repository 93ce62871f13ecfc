import { bodyOf } from '@portal/shared/bodies'
import { formatDay } from '@portal/shared/calendar'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type DataRequest, useExtendRequest, usePauseRequest } from './data-requests.queries.ts'

export interface TimeDialogProps {
  request: DataRequest
  /** Takes two further months; otherwise its time is stopped, or goes on. */
  isExtending: boolean
  onClose: () => void
}

/** What is said of each change. */
const wordsOf = ({ state, name }: DataRequest, isExtending: boolean) => {
  if (isExtending) {
    return {
      title: `More time for the request of ${name}`,
      description: 'The law allows two further months once, where there is much to do.',
      hint: `${name} is told the reason by mail.`,
      save: 'Take more time',
    }
  }
  return state === 'paused'
    ? {
        title: `Go on with the request of ${name}`,
        description: 'The days for which it waited are added.',
        hint: 'What came in.',
        save: 'Go on',
      }
    : {
        title: `Pause the request of ${name}`,
        description: 'Its time does not run while you wait for what the person has to tell you.',
        hint: 'What it waits for.',
        save: 'Pause request',
      }
}

/** Stops the time of a request, has it go on, or takes more of it. */
export default function TimeDialog({ request, isExtending, onClose }: TimeDialogProps) {
  const { requestId, version, name } = request
  const pause = usePauseRequest()
  const extend = useExtendRequest()
  const { hint, ...words } = wordsOf(request, isExtending)
  const form = useForm({
    name: `time of ${requestId}`,
    start: { reason: '' },
    schema: bodyOf('POST /User/admin/DataRequest/Pause'),
    body: ({ reason }) => ({ requestId, version, reason }),
    failed: 'The request could not be changed',
    write: (body) => (isExtending ? extend : pause).write({ body }),
    done: ({ dueOn }) => {
      toast.success(`The request of ${name} is to be answered by ${formatDay(dueOn)}.`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} {...words} onClose={onClose}>
      <TextArea label="Reason" hint={hint} rows={3} maxLength={1_000} {...form.field('reason')} />
    </FormDialog>
  )
}
