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
import { Badge, Button, dash, RelativeTime, Row, Stack } from '@portal/shared/ui'
import { lengthAsked } from '@portal/shared/writing/rules'
import { Archive, ArchiveRestore, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { TaskDialogProps } from './task-dialog.tsx'
import { sentTask, taskValuesOf } from './task-values.rules.ts'
import { type Task, tasksCall, useSaveTask } from './writing.queries.ts'
import { pieceKinds, taskStates } from './writing.words.ts'

const TaskDialog = dialogPart<TaskDialogProps>(() => import('./task-dialog.tsx'), 'Task')

const tasks: ListDefinition<typeof tasksCall, Task> = {
  call: tasksCall,
  rows: (answer) => answer.tasks,
  rowKey: ({ taskId }) => taskId,
  rowName: ({ title }) => title,
  label: 'Tasks',
  nouns: ['task', 'tasks'],
  searchIn: 'title',
  views: 'writing-tasks',
  filters: [
    { id: 'kind', label: 'Kind', look: selectFilter, none: 'All kinds', options: pieceKinds },
    { id: 'state', label: 'State', look: selectFilter, none: 'All states', options: taskStates },
  ],
  columns: [
    {
      ...{ id: 'title', header: 'Task', primary: true, width: '16rem', sortBy: (t) => t.title },
      cell: ({ title }) => title,
    },
    {
      ...{ id: 'kind', header: 'Kind', sortBy: (t) => t.kind },
      cell: ({ kind }) => kindNames[kind],
    },
    { id: 'test', header: 'Test', cell: ({ admissionTest }) => admissionTest ?? dash },
    { id: 'length', header: 'Length', cell: (task) => lengthAsked(task) ?? dash },
    { id: 'criteria', header: 'Criteria', cell: ({ rubricName }) => rubricName },
    {
      ...{ id: 'pieces', header: 'Pieces', align: 'end', sortBy: (t) => t.pieces },
      cell: ({ pieces }) => pieces,
    },
    {
      ...{ id: 'state', header: 'State', sortBy: (t) => t.state },
      cell: ({ state, asksCheck }) => {
        const shown = taskStates.find(({ value }) => value === state)
        return (
          <Stack gap="1" alignItems="flex-start">
            <Badge tone={shown?.tone}>{shown?.label}</Badge>
            {asksCheck ? <Badge tone="brand">Checked</Badge> : null}
          </Stack>
        )
      },
    },
    {
      ...{ id: 'updated', header: 'Changed', sortBy: (t) => t.updatedAt },
      cell: ({ updatedAt }) => <RelativeTime moment={updatedAt} />,
    },
  ],
  failed: 'The tasks could not be loaded',
  noneYet: {
    title: 'No task yet',
    children: 'Write one. Students and tutors find it once it is published.',
    level: 2,
  },
}

/** What students may be asked to write: edited, published, archived. */
export default function TasksTab() {
  const [open, setOpen] = useState<{ task: Task | undefined } | null>(null)
  const archive = useArchiving()
  const list = useList({
    ...tasks,
    atEnd: rowActions<Task>(
      ({ title }) => title,
      (task) => [
        {
          ...{ id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
          onChoose: () => setOpen({ task }),
        },
        archive(task),
      ],
    ),
  })
  return (
    <Stack gap="4">
      <Row justifyContent="flex-end">
        <Button variant="primary" onClick={() => setOpen({ task: undefined })}>
          New task
        </Button>
      </Row>
      <List list={list} />
      <Suspense>
        {open === null ? null : <TaskDialog task={open.task} onClose={() => setOpen(null)} />}
      </Suspense>
    </Stack>
  )
}

/** Takes a task from those who could choose it or brings it back, with the way back. */
function useArchiving() {
  const { write } = useSaveTask()
  return (task: Task) => {
    const isArchived = task.state === 'archived'
    const put = (state: Task['state'], version: number) =>
      write({ body: sentTask({ ...taskValuesOf(task), state, version }, task.taskId) })
    return {
      id: 'archive',
      label: isArchived ? 'Bring back' : 'Archive',
      icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
      onChoose: () =>
        void tellOutcome(async () => {
          const { version } = await put(isArchived ? 'published' : 'archived', task.version)
          return {
            said: isArchived ? `“${task.title}” is back.` : `“${task.title}” is archived.`,
            undo: () => put(task.state, version),
          }
        }),
    }
  }
}
