import { bodyOf } from '@portal/shared/bodies'
import { type DocumentKind, mostSaved } from '@portal/shared/contract'
import { FileUpload } from '@portal/shared/files'
import { Form, SaveBar, useForm } from '@portal/shared/forms'
import { Button, Drawer, plural, Row, Stack, Surface, Text, toast } from '@portal/shared/ui'
import { useRef } from 'react'
import { DocumentFields, type DocumentsForm } from './document-fields.tsx'
import { draftOf, sentOf } from './document-values.rules.ts'
import { type Choices, useSave } from './documents.queries.ts'

export interface AddDrawerProps {
  kind: DocumentKind
  choices: Choices
  onClose: () => void
}

const start: DocumentsForm = { documents: [] }

/** Files become documents: each gets its fields, filled with what its name says. */
export default function AddDrawer({ kind, choices, onClose }: AddDrawerProps) {
  const save = useSave()
  const form = useForm({
    name: `documents new ${kind}`,
    start,
    schema: bodyOf('POST /Miscellaneous/admin/tutordownloadable/Save'),
    body: ({ documents }) => sentOf(documents),
    failed: 'The documents could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { documents }) => {
      toast.success(`${plural(documents.length, 'document is', 'documents are')} saved.`)
      onClose()
    },
  })
  const { documents } = form.values
  const list = form.list('documents')
  // Two files may get there before either is drawn.
  const newest = useRef(documents)
  newest.current = documents
  return (
    <Drawer
      open
      wide="page"
      title="Add files"
      description="Each file becomes a document. What its name says is filled in."
      keepOnPressOutside={form.isDirty}
      onClose={() => form.leave(onClose)}
      footer={
        <SaveBar
          look="foot"
          label={documents.length === 0 ? 'Save' : `Save ${plural(documents.length, 'document')}`}
          {...form.bar}
        >
          <Button onClick={() => form.leave(onClose)}>Cancel</Button>
        </SaveBar>
      }
    >
      <Form label="Files to add" {...form.frame}>
        <Stack gap="5">
          <FileUpload
            label="Files"
            kind="document"
            multiple
            disabled={documents.length >= mostSaved}
            hint={`At most ${mostSaved} at once.`}
            onKept={(file) => {
              newest.current = [...newest.current, draftOf(file, kind, choices.tests)].slice(
                0,
                mostSaved,
              )
              form.set('documents', newest.current)
            }}
          />
          {list.items.map(({ key, at }) => (
            <Surface as="section" key={key} padding="4" aria-label={documents[at]?.title}>
              <Stack gap="3">
                <Row justifyContent="space-between" gap="2">
                  <Text weight="semibold">{documents[at]?.fileId?.name}</Text>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Remove ${documents[at]?.fileId?.name ?? 'the file'}`}
                    onClick={() => list.remove(at)}
                  >
                    Remove
                  </Button>
                </Row>
                <DocumentFields form={form} at={at} choices={choices} />
              </Stack>
            </Surface>
          ))}
        </Stack>
      </Form>
    </Drawer>
  )
}
