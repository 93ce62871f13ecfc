import { formatDay } from '@portal/shared/calendar'
import {
  List,
  type ListDefinition,
  type RowAction,
  rowActions,
  tellOutcome,
  useList,
} from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { Badge, Heading, Stack, Text } from '@portal/shared/ui'
import { type SetTask, setTasksCall, useRemoveSetTask, useSetTask } from './tasks.queries.ts'

const reads = [setTasksCall] as const

const setTasks: ListDefinition<typeof setTasksCall, SetTask> = {
  call: setTasksCall,
  rows: (answer) => answer.setTasks,
  rowKey: ({ taskId, studentId }) => `${taskId} ${studentId}`,
  rowName: ({ title, studentName }) => `${title}, ${studentName}`,
  label: 'Set by you',
  nouns: ['set task', 'set tasks'],
  at: 'set-',
  pageSize: 10,
  skeletonRows: 3,
  columns: [
    {
      ...{ id: 'task', header: 'Task', primary: true, width: '16rem' },
      cell: ({ title, note }) => (
        <Stack gap="0.5">
          <span>{title}</span>
          {note === '' ? null : (
            <Text as="span" size="xs" tone="muted" weight="normal" overflowWrap="anywhere">
              {note}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'student', header: 'Student', cell: ({ studentName }) => studentName },
    { id: 'due', header: 'To be handed in by', cell: ({ dueOn }) => formatDay(dueOn) },
    {
      ...{ id: 'state', header: 'State' },
      cell: ({ isBegun }) =>
        isBegun ? <Badge tone="success">Begun</Badge> : <Badge>Not begun</Badge>,
    },
  ],
  failed: 'What you have set could not be loaded',
  noneYet: {
    title: 'You have set nothing yet',
    children: 'Choose a task below and set it for students with a day.',
    compact: true,
    level: 3,
  },
}

/** What the tutor has set: for whom, by when, and taken back while it is not begun. */
export function SetTasks() {
  useLiveReads('writing', reads)
  const removing = useRemoveSetTask()
  const setting = useSetTask()
  const remove = ({ taskId, studentId, studentName, title, dueOn, note }: SetTask): RowAction => ({
    ...{ id: 'remove', label: 'Remove' },
    onChoose: () =>
      void tellOutcome(async () => {
        await removing.write({ body: { taskId, studentId } })
        return {
          said: `“${title}” is no longer set for ${studentName}.`,
          undo: () => setting.write({ body: { taskId, studentIds: [studentId], dueOn, note } }),
        }
      }),
  })
  const list = useList({
    ...setTasks,
    atEnd: rowActions<SetTask>(
      ({ title, studentName }) => `${title} of ${studentName}`,
      (row) => (row.isBegun ? [] : [remove(row)]),
    ),
  })
  return (
    <Stack as="section" gap="3" aria-labelledby="set-tasks">
      <Heading level={2} size="md" id="set-tasks">
        Set by you
      </Heading>
      <List list={list} />
    </Stack>
  )
}
