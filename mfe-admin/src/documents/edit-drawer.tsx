import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, useForm } from '@portal/shared/forms'
import { Button, Drawer, SkeletonText, toast } from '@portal/shared/ui'
import { DocumentFields } from './document-fields.tsx'
import { sentOf, valuesOf } from './document-values.rules.ts'
import { type Document, useChoices, useSave } from './documents.queries.ts'

export interface EditDrawerProps {
  document: Document
  onClose: () => void
}

/** Changes a document; another file takes the place of its own, and the record stays. */
export default function EditDrawer({ document, onClose }: EditDrawerProps) {
  const save = useSave()
  const choices = useChoices()
  const form = useForm({
    name: `document ${document.id}`,
    start: { documents: [valuesOf(document)] },
    schema: bodyOf('POST /Miscellaneous/admin/tutordownloadable/Save'),
    body: ({ documents }) => sentOf(documents),
    check: ({ documents }) => ({
      'documents.0.fileId': documents[0]?.fileId === null && 'Choose a file',
    }),
    failed: 'The document could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { documents }) => {
      toast.success(`“${documents[0]?.title ?? document.title}” is saved.`)
      onClose()
    },
  })
  return (
    <Drawer
      open
      wide
      title={`Edit ${document.title}`}
      keepOnPressOutside={form.isDirty}
      onClose={() => form.leave(onClose)}
      footer={
        <SaveBar look="foot" label="Save document" {...form.bar}>
          <Button onClick={() => form.leave(onClose)}>Cancel</Button>
        </SaveBar>
      }
    >
      <Form label={`Edit ${document.title}`} {...form.frame}>
        {choices === undefined ? (
          <SkeletonText lines={8} />
        ) : (
          <DocumentFields form={form} at={0} choices={choices} />
        )}
      </Form>
    </Drawer>
  )
}
