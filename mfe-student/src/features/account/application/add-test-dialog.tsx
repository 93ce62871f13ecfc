import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SelectField, TextField, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { useWrite } from '@portal/shared/query'
import { changed, saveTestCall, useTests } from './application.queries.ts'

/** Adds a test that the student sits; all else is said in its row. */
export default function AddTestDialog({ onClose }: { onClose: () => void }) {
  const tests = useTests().data ?? []
  const save = useWrite(saveTestCall, { changes: changed })
  const form = useForm({
    name: 'new test',
    start: { admissionTestId: '', sitsOn: '', centre: '' },
    schema: bodyOf('POST /Application/Application/SaveRegistration'),
    check: ({ admissionTestId }) => ({
      admissionTestId: admissionTestId === '' && 'Choose a test',
    }),
    body: ({ admissionTestId, sitsOn, centre }) => ({
      admissionTestId: Number(admissionTestId),
      sitsOn: sitsOn === '' ? null : sitsOn,
      centre,
      state: 'planned' as const,
      result: '',
    }),
    labels: { admissionTestId: 'Test', sitsOn: 'Date', centre: 'Test centre' },
    failed: 'The test could not be added',
    write: (body) => save.write({ body }),
    done: onClose,
  })
  return (
    <FormDialog form={form} title="Add a test" save="Add the test" onClose={onClose}>
      <SelectField
        label="Test"
        placeholder="Select a test"
        options={tests.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.field('admissionTestId')}
      />
      <DateField
        label="Date"
        optional
        hint="It stands in your calendar"
        min="2000-01-01"
        max="2099-12-31"
        {...form.field('sitsOn')}
      />
      <TextField label="Test centre" optional maxLength={200} {...form.field('centre')} />
    </FormDialog>
  )
}
