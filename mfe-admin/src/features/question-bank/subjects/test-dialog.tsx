import { bodyOf } from '@portal/shared/bodies'
import { Checkbox, FormDialog, TextField, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type Test, useSaveTest } from './tree.queries.ts'

export interface TestDialogProps {
  /** The one that is changed; undefined for a new one. */
  test: Test | undefined
  onSaved: (id: number) => void
  onClose: () => void
}

/** Makes an admissions test, or renames or retires one. */
export default function TestDialog({ test, onSaved, onClose }: TestDialogProps) {
  const save = useSaveTest()
  const form = useForm({
    name: `admission test ${test?.id ?? 'new'}`,
    start: { name: test?.name ?? '', isRetired: test?.isRetired ?? false },
    schema: bodyOf('POST /subject/admin/AdmissionTest/Save'),
    body: (values) => ({ ...values, ...(test && { id: test.id }) }),
    failed: 'The test could not be saved',
    write: (body) => save.write({ body }),
    done: ({ id }, { name }) => {
      toast.success(`The test ${name} is saved.`)
      onSaved(id)
      onClose()
    },
  })
  const { value, onValue, ...retired } = form.field('isRetired')
  return (
    <FormDialog form={form} title={test ? `Edit ${test.name}` : 'New test'} onClose={onClose}>
      <TextField label="Name" maxLength={100} {...form.field('name')} />
      <Checkbox
        label="No longer sat"
        hint="Its papers stand under the older ones then."
        {...retired}
        checked={value}
        onValue={onValue}
      />
    </FormDialog>
  )
}
