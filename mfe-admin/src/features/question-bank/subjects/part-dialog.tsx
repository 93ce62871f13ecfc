import { bodyOf } from '@portal/shared/bodies'
import { Checkbox, FormDialog, TextField, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type Part, type Test, useSavePart } from './tree.queries.ts'

export interface PartDialogProps {
  test: Test
  /** The one that is changed; undefined for a new one. */
  part: Part | undefined
  onClose: () => void
}

/** Makes a part of a test, or changes one. */
export default function PartDialog({ test, part, onClose }: PartDialogProps) {
  const save = useSavePart()
  const form = useForm({
    name: `part ${part?.id ?? `of test ${test.id}`}`,
    start: { sectionNo: part?.sectionNo ?? '', isCompulsory: part?.isCompulsory ?? false },
    schema: bodyOf('POST /subject/admin/SectionNumber/Save'),
    body: (values) => ({ ...values, admissionTestId: test.id, ...(part && { id: part.id }) }),
    labels: { sectionNo: 'Name' },
    failed: 'The part could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { sectionNo }) => {
      toast.success(`The part ${sectionNo} is saved.`)
      onClose()
    },
  })
  const { value, onValue, ...compulsory } = form.field('isCompulsory')
  return (
    <FormDialog
      form={form}
      title={part ? `Edit ${part.sectionNo}` : `New part of the ${test.name}`}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={100} {...form.field('sectionNo')} />
      <Checkbox
        label="Everybody sits it"
        hint="Nobody chooses it then: it is always among a student’s parts."
        {...compulsory}
        checked={value}
        onValue={onValue}
      />
    </FormDialog>
  )
}
