import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SelectField, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
import { useProgrammes } from '../../programmes/programmes.ts'
import { type TemplateRow, useSaveTemplate } from './curriculum.queries.ts'

export interface TemplateDialogProps {
  /** The one that is changed or copied; undefined for a new one. */
  template: TemplateRow | undefined
  /** Makes another with the same items. */
  isCopy: boolean
  onClose: () => void
}

/** Stands for every programme that has no template of its own. */
const others = ''

const valuesOf = (of: { name: string; programName: string | null; version?: number }) => ({
  name: of.name,
  programName: of.programName ?? others,
  version: of.version,
})

/** Makes a template, copies one, or says what one is called and of which programme it is. */
export default function TemplateDialog({ template, isCopy, onClose }: TemplateDialogProps) {
  const save = useSaveTemplate()
  const navigate = useNavigate()
  const programmes = useProgrammes() ?? []
  const edited = isCopy ? undefined : template
  const start = edited
    ? valuesOf(edited)
    : valuesOf({ name: template ? `Copy of ${template.name}` : '', programName: null })
  const form = useForm({
    name: `curriculum template ${template?.id ?? 'new'}${isCopy ? ' copied' : ''}`,
    start,
    schema: bodyOf('POST /Curriculum/admin/Curriculum/SaveTemplate'),
    body: ({ name, programName, version }) => ({
      name,
      programName: programName === others ? null : programName,
      ...(edited && { id: edited.id, version }),
      ...(isCopy && template && { copyOf: template.id }),
    }),
    theirs: theirsAs(valuesOf),
    failed: 'The template could not be saved',
    write: (body) => save.write({ body }),
    done: ({ id }, { name }) => {
      toast.success(`The template ${name} is saved.`)
      onClose()
      if (!edited) navigate(`?template=${id}`)
    },
  })
  const { programName } = form.values
  // One that has ended since is still what the template is of.
  const names = [...new Set([...programmes, ...(programName === others ? [] : [programName])])]
  return (
    <FormDialog
      form={form}
      title={
        template ? `${isCopy ? 'Copy' : 'Name and programme of'} ${template.name}` : 'New template'
      }
      save="Save template"
      onClose={onClose}
    >
      <TextField label="Name" maxLength={100} {...form.field('name')} />
      <SelectField
        label="Programme"
        hint="Each programme has one template; the others take the one without a programme."
        placeholder="Every other programme"
        options={names.map((name) => ({ value: name, label: name }))}
        {...form.field('programName')}
      />
    </FormDialog>
  )
}
