import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SelectField, useForm } from '@portal/shared/forms'
import { plural } from '@portal/shared/ui'
import { useSetTemplate, useTemplates } from './curriculum.queries.ts'

export interface SetTemplateDialogProps {
  studentIds: string[]
  /** Called with what came of it. */
  onDone: (said: string) => void
  onClose: () => void
}

/** Gives students another template, which they take with the next publishing. */
export default function SetTemplateDialog({ studentIds, onDone, onClose }: SetTemplateDialogProps) {
  const set = useSetTemplate()
  const templates = useTemplates().data ?? []
  const form = useForm({
    name: null,
    start: { templateId: '' },
    schema: bodyOf('POST /Curriculum/admin/Curriculum/SetTemplate'),
    body: ({ templateId }) => ({ studentIds, templateId }),
    check: ({ templateId }) => ({ templateId: templateId === '' && 'Choose a template' }),
    failed: 'The template could not be changed',
    write: (body) => set.write({ body }),
    done: (_, { templateId }) => {
      const name = templates.find(({ id }) => id === templateId)?.name ?? 'The template'
      onDone(
        `${name} is the template of ${plural(studentIds.length, 'student')} from its next publishing.`,
      )
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Change the template of ${plural(studentIds.length, 'student')}`}
      description="Their lists stay as they are until the template is published."
      save="Change template"
      onClose={onClose}
    >
      <SelectField
        label="Template"
        placeholder="Choose a template"
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('templateId')}
      />
    </FormDialog>
  )
}
