import { dialogPart } from '@portal/shared/idle'
import {
  List,
  type ListDefinition,
  rowActions,
  selectFilter,
  tellOutcome,
  useList,
} from '@portal/shared/lists'
import { kindNames } from '@portal/shared/submissions'
import { dash, Heading, Stack } from '@portal/shared/ui'
import { lengthAsked } from '@portal/shared/writing/rules'
import { Suspense, useState } from 'react'
import type { SetDialogProps, SetOutcome } from './set-dialog.tsx'
import { SetTasks } from './set-tasks.tsx'
import type { TaskDialogProps } from './task-dialog.tsx'
import { type Task, tasksCall, useTests } from './tasks.queries.ts'

const SetDialog = dialogPart<SetDialogProps>(() => import('./set-dialog.tsx'), 'Set for students')
const TaskDialog = dialogPart<TaskDialogProps>(() => import('./task-dialog.tsx'), 'Task')

const tasks: ListDefinition<typeof tasksCall, Task> = {
  call: tasksCall,
  rows: (answer) => answer.tasks,
  rowKey: ({ taskId }) => taskId,
  rowName: ({ title }) => title,
  label: 'Tasks',
  nouns: ['task', 'tasks'],
  searchIn: 'title',
  columns: [
    { id: 'title', header: 'Task', primary: true, width: '16rem', cell: ({ title }) => title },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => kindNames[kind] },
    { id: 'test', header: 'Test', cell: ({ admissionTest }) => admissionTest ?? dash },
    { id: 'length', header: 'Length', cell: (task) => lengthAsked(task) ?? dash },
  ],
  failed: 'The tasks could not be loaded',
  noneYet: {
    title: 'No task yet',
    children: 'Tasks that the office publishes stand here, to be set for your students.',
    level: 2,
  },
}

interface Open {
  what: 'read' | 'set'
  task: Task
}

/** Tasks to be set for own students, and those that are. */
export default function TasksTab() {
  const tests = useTests().data
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const done = (outcome: SetOutcome) => {
    close()
    void tellOutcome(async () => outcome)
  }
  const list = useList({
    ...tasks,
    filters: [
      {
        ...{ id: 'kind', label: 'Kind', look: selectFilter, none: 'All kinds' },
        options: (['essay', 'statement'] as const).map((value) => ({
          value,
          label: kindNames[value],
        })),
      },
      {
        ...{ id: 'test', label: 'Test', look: selectFilter, none: 'All tests' },
        options: tests?.map(({ id, name }) => ({ value: String(id), label: name })),
        query: (admissionTestId) => ({ admissionTestId }),
      },
    ],
    atEnd: rowActions<Task>(
      ({ title }) => title,
      (task) => [
        { id: 'read', label: 'Read', onChoose: () => setOpen({ what: 'read', task }) },
        { id: 'set', label: 'Set for students', onChoose: () => setOpen({ what: 'set', task }) },
      ],
    ),
  })
  return (
    <Stack gap="8">
      <SetTasks />
      <Stack as="section" gap="3" aria-labelledby="open-tasks">
        <Heading level={2} size="md" id="open-tasks">
          Tasks to set
        </Heading>
        <List list={list} />
      </Stack>
      <Suspense>
        {open === null ? null : open.what === 'set' ? (
          <SetDialog task={open.task} onDone={done} onClose={close} />
        ) : (
          <TaskDialog
            task={open.task}
            onSet={() => setOpen({ what: 'set', task: open.task })}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  )
}
