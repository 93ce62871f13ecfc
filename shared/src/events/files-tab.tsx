import { bodyOf } from '@portal/shared/bodies'
import { FileField, type FileValue, hintOf } from '@portal/shared/files'
import { Checkbox, Form, SaveBar, SelectField, useForm } from '@portal/shared/forms'
import { tellOutcome } from '@portal/shared/lists'
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Stack,
  toast,
  useTimeZone,
  VisuallyHidden,
} from '@portal/shared/ui'
import { whenText } from './event.rules.ts'
import type { EventFile, ShownEvent } from './events.queries.ts'
import { FileList } from './file-list.tsx'
import { useAddFile, useRemoveFile } from './giver.queries.ts'

/** Slides and handouts: what is there, to be taken away again, and what is added. */
export default function FilesTab({ event }: { event: ShownEvent }) {
  const remove = useRemoveFile()
  const takeAway = ({ id, name }: EventFile) =>
    void tellOutcome(async () => {
      await remove.write({ body: { id, isRestored: false } })
      return {
        said: `${name} is taken away.`,
        undo: () => remove.write({ body: { id, isRestored: true } }),
      }
    })
  return (
    <Grid columns={2}>
      <Card title="Files">
        {event.files.length === 0 ? (
          <EmptyState compact title="No file yet">
            Slides and handouts that you add are here for everybody who may see this {event.kind}.
          </EmptyState>
        ) : (
          <FileList
            event={event}
            files={event.files}
            actions={(file) => (
              <Button size="sm" variant="ghost" onClick={() => takeAway(file)}>
                Remove
                <VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
            )}
          />
        )}
      </Card>
      <Card title="Add a file">
        <AddFile event={event} />
      </Card>
    </Grid>
  )
}

const kinds = [
  { value: 'slides', label: 'Slides' },
  { value: 'handout', label: 'Handout' },
  { value: 'other', label: 'Something else' },
] as const
type Kind = (typeof kinds)[number]['value']

interface Values {
  file: FileValue | null
  kind: Kind
  sessionId: string
  isAfterEnd: boolean
}

function AddFile({ event: { id, kind, sessions } }: { event: ShownEvent }) {
  const zone = useTimeZone()
  const add = useAddFile()
  const start: Values = { file: null, kind: 'slides', sessionId: '', isAfterEnd: false }
  const form = useForm({
    name: `file of ${id}`,
    start,
    schema: bodyOf('POST /Event/tutor/Event/AddFile'),
    check: ({ file }) => ({ file: file === null && 'Choose a file', fileId: undefined }),
    body: ({ file, sessionId, ...values }) => ({
      ...values,
      eventId: id,
      sessionId: sessionId === '' ? null : sessionId,
      // The check says what is missing; this is only well formed.
      fileId: file?.id ?? id,
    }),
    failed: 'The file could not be added',
    write: (body) => add.write({ body }),
    done: () => {
      toast.success('The file is added.')
      form.undo()
    },
  })
  return (
    <Form label="Add a file" {...form.frame}>
      <Stack gap="4">
        <FileField label="File" kind="document" hint={hintOf('document')} {...form.field('file')} />
        <SelectField label="What it is" options={kinds} {...kindField(form.field('kind'))} />
        {kind === 'course' && sessions.length > 1 ? (
          <SelectField
            label="Belongs to"
            placeholder="The whole course"
            options={sessions.map((session) => ({
              value: session.id,
              label: [session.title, whenText(session, zone)].filter(Boolean).join(', '),
            }))}
            {...form.field('sessionId')}
          />
        ) : null}
        <Checkbox
          label="Only after the end"
          hint="Until then you and your team alone see it."
          {...form.tick('isAfterEnd')}
        />
        <SaveBar label="Add file" {...form.bar} />
      </Stack>
    </Form>
  )
}

/** One of the kinds is always chosen. */
function kindField<F extends { onValue: (kind: Kind) => void }>({ onValue, ...field }: F) {
  return { ...field, onValue: (kind: Kind | '') => kind !== '' && onValue(kind) }
}
