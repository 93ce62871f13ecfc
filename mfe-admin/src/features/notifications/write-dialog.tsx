import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { Box, Card, chakra, Stack, toast } from '@portal/shared/ui'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { AudienceCount } from './audience-count.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { BellPreview } from './bell-preview.tsx'
import { audienceLabels, audienceWords, messageLabels, noNames } from './message.words.ts'
import {
  audienceOf,
  emptyMessage,
  type Kept,
  messageBody,
  messageFaults,
  messageValues,
} from './message-values.rules.ts'
import { type Message, useSaveMessage } from './messages.queries.ts'
import { PathField } from './path-field.tsx'

/** The fields, and who gets it at their right where there is room for both. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

export interface WriteDialogProps {
  /** The one that is changed; undefined for a new one. */
  message: Message | undefined
  onSaved: (messageId: string) => void
  onClose: () => void
}

/** Writes a message or changes one that is not sent yet, with who would get it beside it. */
export default function WriteDialog({ message, onSaved, onClose }: WriteDialogProps) {
  const save = useSaveMessage()
  const messageId = message?.messageId ?? null
  const names = message?.names ?? noNames
  const audience = audienceWords(names)
  const form = useForm({
    name: `message ${messageId ?? 'new'}`,
    start: message ? messageValues(message) : emptyMessage,
    schema: bodyOf('POST /Notification/admin/Message/Save'),
    check: messageFaults,
    body: (values) => messageBody(values, messageId),
    theirs: theirsAs((kept: Kept) => messageValues(kept)),
    labels: {
      ...messageLabels,
      ...placed(audienceLabels),
      ...{ 'expires.day': 'Last day in the bells', 'expires.time': 'Time on that day' },
    },
    words: placed(audience),
    failed: 'The message could not be saved',
    write: (body) => save.write({ body }),
    done: (answer, { title }) => {
      toast.success(`The message “${title}” is saved.`)
      onSaved(answer.messageId)
    },
  })
  const { values } = form
  const day = form.field('expires.day')
  return (
    <FormDialog
      form={form}
      size="xl"
      title={message ? `Edit ${message.title}` : 'New message'}
      save="Save message"
      onClose={onClose}
    >
      <Sides>
        <Stack gap="5">
          <TextField label="Title" maxLength={120} {...form.field('title')} />
          <TextArea
            label="Text"
            hint="As plain text. The first words show in the bell before it is opened."
            rows={5}
            maxLength={2_000}
            {...form.field('description')}
          />
          <AudienceFields form={form} names={names} />
          <PathField roles={values.audience.roles} {...form.field('navigatableLink')} />
          <TextField
            label="Link out of the portal"
            optional
            inputMode="url"
            placeholder="https://"
            maxLength={2_000}
            {...form.field('notificationLink')}
          />
          {values.notificationLink === '' && values.link === '' ? null : (
            <TextField label="Words of the link" maxLength={80} {...form.field('link')} />
          )}
          <ScheduleFields
            label="Last day in the bells"
            hint="Without one it stays."
            day={{ ...day, error: day.error ?? form.errors.expiresAt }}
            time={form.field('expires.time')}
            shifted="leaves"
          />
        </Stack>
        <Box position={{ lg: 'sticky' }} top="0">
          <Stack gap="5">
            <Card title="Whom it reaches" level={3}>
              <AudienceCount audience={audienceOf(values)} />
            </Card>
            <Card title="How the bell shows it" level={3}>
              <BellPreview
                bell={{
                  ...{ title: values.title, description: values.description },
                  link: values.link || null,
                  notificationLink: values.notificationLink || null,
                  navigatableLink: values.navigatableLink || null,
                }}
              />
            </Card>
          </Stack>
        </Box>
      </Sides>
    </FormDialog>
  )
}

/** The same for each part of the audience, by its place in the form. */
function placed<T extends object>(parts: T) {
  return Object.fromEntries(
    Object.entries(parts).map(([part, said]) => [`audience.${part}`, said]),
  ) as { [K in keyof T & string as `audience.${K}`]: T[K] }
}
