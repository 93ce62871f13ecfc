import { students } from '@portal/shared/alerts'
import { bodyOf } from '@portal/shared/bodies'
import { PeopleField } from '@portal/shared/events'
import { Checkbox, FormDialog, RadioGroup, useForm } from '@portal/shared/forms'
import { useNavigate } from '@portal/shared/router'
import { Alert, plural, Stack, toast } from '@portal/shared/ui'
import { type Template, usePublish } from './curriculum.queries.ts'
import { PublishPreview } from './publish-preview.tsx'

export interface PublishDialogProps {
  template: Template
  onClose: () => void
}

/** So many students can be chosen one by one. */
const most = 500

/** Brings a template to its students, once it is seen what that changes for each. */
export default function PublishDialog({ template, onClose }: PublishDialogProps) {
  const publish = usePublish()
  const navigate = useNavigate()
  const { id, name, version, students: count } = template
  const form = useForm({
    name: `publication of ${id}`,
    start: { whom: 'all', studentIds: [''], isNewYear: false, tellStudents: true },
    schema: bodyOf('POST /Curriculum/admin/Curriculum/Publish'),
    body: ({ whom, studentIds, isNewYear, tellStudents }) => ({
      ...{ templateId: id, version, mode: isNewYear ? 'new-year' : 'merge', tellStudents },
      studentIds: whom === 'all' ? null : studentIds.filter((one) => one !== ''),
    }),
    failed: 'The template could not be published',
    write: (body) => publish.write({ body }),
    done: () => {
      toast.success(`${name} is being published.`)
      onClose()
      navigate('?tab=publications')
    },
  })
  const { whom, studentIds, isNewYear } = form.values
  const chosen = whom === 'all' ? null : studentIds.filter((one) => one !== '')
  return (
    <FormDialog
      form={form}
      size="lg"
      title={`Publish ${name}`}
      description={
        isNewYear
          ? 'What these students have is put away, and the template begins afresh.'
          : 'Students keep their ticks, and what they or their tutors have changed.'
      }
      save={isNewYear ? 'Start the new year' : 'Publish'}
      onClose={onClose}
    >
      <Stack gap="5">
        <RadioGroup
          label="To whom"
          options={[
            { value: 'all', label: `All of this template: ${plural(count, 'student')}` },
            { value: 'chosen', label: 'Chosen students' },
          ]}
          {...form.field('whom')}
        />
        {whom === 'all' ? null : (
          <PeopleField
            list={form.list('studentIds')}
            field={(at) => form.field(`studentIds.${at}`)}
            from={students}
            label="Student"
            add="Another student"
            most={most}
          />
        )}
        <Checkbox
          label="Start a new year"
          hint="Puts all items of these students away, ticks and own items with them, and issues the template afresh."
          {...form.tick('isNewYear')}
        />
        <Checkbox label="Tell students" {...form.tick('tellStudents')} />
        {chosen?.length === 0 ? (
          <Alert kind="info">Choose a student to see what changes.</Alert>
        ) : (
          <PublishPreview
            key={`${chosen?.join() ?? 'all'} ${isNewYear}`}
            templateId={id}
            studentIds={chosen}
            mode={isNewYear ? 'new-year' : 'merge'}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
