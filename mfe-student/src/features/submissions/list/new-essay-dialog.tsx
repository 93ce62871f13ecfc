import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, RadioGroup, TextArea, TextField, useForm } from '@portal/shared/forms'
import { useNewEssay } from '../submissions.queries.ts'
import { TaskChoice } from './task-choice.tsx'

export interface NewEssayDialogProps {
  onMade: (id: string) => void
  onClose: () => void
}

interface Values {
  on: 'task' | 'question'
  taskId: string
  /** Of the task that is chosen. */
  taskTitle: string
  question: string
  title: string
}

const start: Values = { on: 'task', taskId: '', taskTitle: '', question: '', title: '' }

const titleFrom = (text: string) => text.trim().replace(/\s+/gu, ' ').slice(0, 150)

/** Begins an essay, on a task of the portal or on a question of one's own. */
export default function NewEssayDialog({ onMade, onClose }: NewEssayDialogProps) {
  const create = useNewEssay()
  const form = useForm({
    name: 'new essay',
    start,
    schema: bodyOf('POST /essay/essay'),
    body: ({ on, taskId, taskTitle, question, title }) => {
      // Where there is nothing yet to take it from, that is what is missing, and not the title.
      const from = titleFrom(title) || titleFrom(on === 'task' ? taskTitle : question) || 'Essay'
      return on === 'task' ? { title: from, taskId } : { title: from, question }
    },
    check: ({ on, taskId, question }) => ({
      taskId: on === 'task' && taskId === '' && 'Choose a task',
      question: on === 'question' && question.trim() === '' && 'Write the question',
    }),
    failed: 'The essay could not be begun',
    write: (body) => create.write({ body }),
    done: ({ id }) => onMade(id),
  })
  const { on } = form.values
  return (
    <FormDialog form={form} title="New essay" size="md" save="Start writing" onClose={onClose}>
      <RadioGroup
        label="What do you write on?"
        look="segmented"
        options={[
          { value: 'task', label: 'A task' },
          { value: 'question', label: 'My own question' },
        ]}
        {...form.field('on')}
      />
      {on === 'task' ? (
        <TaskChoice
          name="taskId"
          value={form.values.taskId}
          error={form.errors.taskId}
          onTask={({ taskId, title }) => form.change({ taskId, taskTitle: title })}
        />
      ) : (
        <TextArea
          label="Question"
          hint="As it was set, so that your marker knows what you answer."
          rows={3}
          maxLength={2_000}
          {...form.field('question')}
        />
      )}
      <TextField
        label="Title"
        hint={on === 'task' ? 'That of the task, if you leave it empty.' : undefined}
        optional
        maxLength={150}
        {...form.field('title')}
      />
    </FormDialog>
  )
}
