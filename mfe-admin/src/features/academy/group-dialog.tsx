import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { type Group, useSaveGroup } from './academy.queries.ts'

export interface GroupDialogProps {
  academyId: string
  /** The one that is changed; undefined for a new one. */
  group: Group | undefined
  onClose: () => void
}

const valuesOf = (group: Pick<Group, 'name' | 'opensOn' | 'version'> | undefined) => ({
  name: group?.name ?? '',
  opensOn: group?.opensOn ?? '',
  version: group?.version,
})

/** Makes a group of videos, or changes the one that is given. */
export default function GroupDialog({ academyId, group, onClose }: GroupDialogProps) {
  const save = useSaveGroup()
  const form = useForm({
    name: `video group ${group?.id ?? `of ${academyId}`}`,
    start: valuesOf(group),
    schema: bodyOf('POST /academy/admin/VideoGroup/Save'),
    body: ({ opensOn, ...values }) => ({
      ...values,
      academyId,
      ...(group && { id: group.id }),
      opensOn: opensOn === '' ? null : opensOn,
    }),
    theirs: theirsAs(valuesOf),
    failed: 'The group could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`The group “${name}” is saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={group ? `Edit ${group.name}` : 'New group'}
      save="Save group"
      onClose={onClose}
    >
      <TextField label="Name" maxLength={120} {...form.field('name')} />
      <DateField
        label="Opens on"
        hint="Its videos are hidden until that day; it may be left out."
        {...form.field('opensOn')}
      />
    </FormDialog>
  )
}
