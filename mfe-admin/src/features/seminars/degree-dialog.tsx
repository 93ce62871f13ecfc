import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type DegreeGroup, useSaveDegree } from './degrees.queries.ts'

export interface DegreeDialogProps {
  /** The one that is renamed; undefined for a new one. */
  group: DegreeGroup | undefined
  onClose: () => void
}

/** Makes a group of degrees, or gives one another name. */
export default function DegreeDialog({ group, onClose }: DegreeDialogProps) {
  const save = useSaveDegree()
  const form = useForm({
    name: `degree group ${group?.id ?? 'new'}`,
    start: { name: group?.name ?? '' },
    schema: bodyOf('POST /Subject/admin/Degree/SaveDegreeGroup'),
    body: ({ name }) => ({ name, ...(group && { id: group.id }) }),
    failed: 'The degree group could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`The degree group ${name} is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={group === undefined ? 'New degree group' : `Rename ${group.name}`}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={80} {...form.field('name')} />
    </FormDialog>
  )
}
