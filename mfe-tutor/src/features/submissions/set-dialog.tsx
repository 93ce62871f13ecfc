import { students } from '@portal/shared/alerts'
import { bodyOf } from '@portal/shared/bodies'
import { PeopleField } from '@portal/shared/events'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { formatDate, useTimeZone } from '@portal/shared/ui'
import { setInWords } from './task.words.ts'
import { type Task, useRemoveSetTask, useSetTask } from './tasks.queries.ts'

/** What came of it, with the way back where it was set for somebody. */
export interface SetOutcome {
  said: string
  undo?: () => unknown
}

export interface SetDialogProps {
  task: Task
  /** Called with what came of it. */
  onDone: (outcome: SetOutcome) => void
  onClose: () => void
}

const nobody = ['']

/** Sets a task for own students with a day; those without the right are passed over and named. */
export default function SetDialog({ task, onDone, onClose }: SetDialogProps) {
  const { taskId, title } = task
  const set = useSetTask()
  const removing = useRemoveSetTask()
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const form = useForm({
    name: `set task ${taskId}`,
    start: { studentIds: nobody, dueOn: '', note: '' },
    schema: bodyOf('POST /Writing/tutor/Task/SetForStudents'),
    body: ({ studentIds, ...values }) => ({
      ...{ ...values, taskId },
      studentIds: [...new Set(studentIds.filter((id) => id !== ''))],
    }),
    check: ({ dueOn }) => ({ dueOn: dueOn === '' && 'Choose a day' }),
    failed: 'The task could not be set',
    write: (body) => set.write({ body }),
    done: (answer, { studentIds, dueOn }) => {
      const passedOver = new Set(answer.skipped.map(({ studentId }) => studentId))
      const those = studentIds.filter((id) => !passedOver.has(id))
      onDone({
        said: setInWords(title, dueOn, answer),
        ...(those.length > 0 && {
          undo: () =>
            Promise.all(those.map((studentId) => removing.write({ body: { taskId, studentId } }))),
        }),
      })
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={`Set “${title}”`}
      description="Your students find it on top of their list, and are told."
      save="Set task"
      onClose={onClose}
    >
      <PeopleField
        label="Student"
        add="Another student"
        from={students}
        most={200}
        list={form.list('studentIds')}
        field={(at) => form.field(`studentIds.${at}`)}
      />
      <DateField label="To be handed in by" min={today} {...form.field('dueOn')} />
      <TextArea
        label="Note"
        optional
        hint="The students read it with the task."
        rows={3}
        maxLength={500}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
