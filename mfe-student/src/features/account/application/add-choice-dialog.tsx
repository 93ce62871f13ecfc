import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { changed, saveChoiceCall } from './application.queries.ts'

interface AddChoiceDialogProps {
  /** Where it is put: behind the others. */
  position: number
  onClose: () => void
}

/** Adds a course; all else is said in its row. */
export default function AddChoiceDialog({ position, onClose }: AddChoiceDialogProps) {
  const save = useWrite(saveChoiceCall, { changes: changed })
  const form = useForm({
    name: 'new choice',
    start: { university: '', course: '', courseCode: '' },
    schema: bodyOf('POST /Application/Application/SaveChoice'),
    body: (values) => ({ ...values, position, offer: 'none yet' as const, conditions: '' }),
    labels: { university: 'University', course: 'Course', courseCode: 'UCAS code' },
    failed: 'The course could not be added',
    write: (body) => save.write({ body }),
    done: onClose,
  })
  return (
    <FormDialog form={form} title="Add a course" save="Add the course" onClose={onClose}>
      <TextField label="University" maxLength={200} {...form.field('university')} />
      <TextField label="Course" maxLength={200} {...form.field('course')} />
      <TextField
        label="UCAS code"
        optional
        hint="As “H100”"
        maxLength={20}
        {...form.field('courseCode')}
      />
    </FormDialog>
  )
}
