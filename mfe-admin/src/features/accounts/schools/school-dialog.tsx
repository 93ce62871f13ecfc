import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type School, useSaveSchool } from './schools.queries.ts'

const valuesOf = (school: Partial<School> | undefined) => ({
  name: school?.name ?? '',
  version: school?.version,
})

export interface SchoolDialogProps {
  /** The one that is changed; undefined for a new one. */
  school: School | undefined
  onClose: () => void
}

/** Makes a school, or gives one another name. */
export default function SchoolDialog({ school, onClose }: SchoolDialogProps) {
  const save = useSaveSchool()
  const schoolId = school?.schoolId ?? null
  const form = useForm({
    name: `school ${schoolId ?? 'new'}`,
    start: valuesOf(school),
    schema: bodyOf('POST /User/admin/School/Save'),
    body: (values) => ({ ...values, schoolId }),
    theirs: theirsAs(valuesOf),
    failed: 'The school could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`${name} is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={school ? `Rename ${school.name}` : 'New school'}
      save="Save school"
      onClose={onClose}
    >
      <TextField label="Name" maxLength={200} {...form.field('name')} />
    </FormDialog>
  )
}
