import { presentMoment } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, SelectField, TextField, useForm } from '@portal/shared/forms'
import { entryYears } from '../pieces.rules.ts'
import { useNewStatement, type WritingTask } from '../submissions.queries.ts'

export interface NewStatementDialogProps {
  /** What a tutor has set. */
  task: WritingTask | undefined
  onMade: (id: string) => void
  onClose: () => void
}

/** Begins a personal statement: for which course, in which year. */
export default function NewStatementDialog({ task, onMade, onClose }: NewStatementDialogProps) {
  const create = useNewStatement()
  const form = useForm({
    name: 'new statement',
    start: { course: '', entryYear: '', title: '' },
    schema: bodyOf('POST /personal-statement/personal-statement'),
    body: ({ course, entryYear, title }) => ({
      course,
      entryYear: entryYear === '' ? undefined : Number(entryYear),
      ...(title.trim() !== '' && { title }),
      ...(task && { taskId: task.taskId }),
    }),
    check: ({ entryYear }) => ({ entryYear: entryYear === '' && 'Choose the year of entry' }),
    failed: 'The statement could not be begun',
    write: (body) => create.write({ body }),
    done: ({ id }) => onMade(id),
  })
  return (
    <FormDialog
      form={form}
      title="New statement"
      description="Three answers for UCAS, together at most 4,000 characters."
      save="Start writing"
      onClose={onClose}
    >
      <TextField
        label="Course"
        hint="As on your application, for example Law."
        maxLength={150}
        {...form.field('course')}
      />
      <SelectField
        label="Year of entry"
        placeholder="Choose a year"
        options={entryYears(presentMoment()).map((year) => ({
          value: String(year),
          label: String(year),
        }))}
        {...form.field('entryYear')}
      />
      <TextField
        label="Title"
        hint="Only you and your markers see it."
        optional
        maxLength={150}
        {...form.field('title')}
      />
    </FormDialog>
  )
}
