import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, RadioGroup, TextArea, useForm } from '@portal/shared/forms'
import { formatDate, Text, toast, useTimeZone } from '@portal/shared/ui'
import { useAnswerReschedule } from '../tuition/hours.queries.ts'
import type { Hour, Request } from '../tuition/types.ts'

export interface AnswerDialogProps {
  hour: Pick<Hour, 'studentName' | 'subject' | 'startsAt' | 'version'>
  request: Pick<Request, 'id' | 'reason' | 'startsAt'>
  onClose: () => void
}

/** Answers a student who asks for another time: one of the times, or a refusal with words. */
export default function AnswerDialog({ hour, request, onClose }: AnswerDialogProps) {
  const zone = useTimeZone()
  const answer = useAnswerReschedule()
  const written = (moment: string) =>
    `${formatDate(moment, 'longDate', zone)}, ${formatDate(moment, 'time', zone)}`
  const form = useForm({
    name: `answer ${request.id}`,
    start: { choice: '', message: '' },
    schema: bodyOf('POST /Tution/tutor/Tution/AnswerReschedule'),
    check: ({ choice, message }) => ({
      choice: choice === '' && 'Choose a time, or decline',
      message: choice === 'decline' && message.trim() === '' && 'Say why, in a few words',
    }),
    body: ({ choice, message }) => ({
      ...{ requestId: request.id, version: hour.version, message },
      startsAt: choice === 'decline' ? null : choice,
    }),
    failed: 'The answer could not be sent',
    write: (body) => answer.write({ body }),
    done: (_, { startsAt }) => {
      toast.success(
        startsAt === null
          ? `${hour.studentName} is told that the hour stays as it is.`
          : `The hour with ${hour.studentName} is moved to ${written(startsAt)}.`,
      )
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Another time"
      description={`${hour.studentName}, ${hour.subject}, now ${written(hour.startsAt)}`}
      save="Send answer"
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">“{request.reason}”</Text>
      <RadioGroup
        label="Move it to"
        look="cards"
        options={[
          ...request.startsAt.map((moment) => ({ value: moment, label: written(moment) })),
          { value: 'decline', label: 'None of these: keep the hour as it is' },
        ]}
        {...form.field('choice')}
      />
      <TextArea label="Message" optional maxLength={500} {...form.field('message')} />
    </FormDialog>
  )
}
