import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { mayWrite, type PieceKind } from './rights.rules.ts'
import { shownTask } from './shown-task.ts'
import { type ListedTaskRow, tasksListed } from './tasks.repository.ts'

const call = 'GET /Writing/Task/GetTasks'
const kinds: readonly PieceKind[] = ['essay', 'statement']

/** A page of the published tasks; of a student those that may be written, and what was set first. */
export async function getTasks(
  { db, caller }: Asked,
  query: CallContext<typeof call>['query'],
): Promise<CallAnswer<typeof call>> {
  const isStudent = caller.role === 'Student'
  const open = isStudent ? kinds.filter((kind) => mayWrite(caller, kind)) : kinds
  const listed = tasksListed(open, isStudent ? caller.userId : undefined, query)
  const { rows, totalCount } = await pageOf<ListedTaskRow>(db, listed, query)
  return {
    tasks: rows.map(({ kind, criteria, ...task }) => ({
      ...shownTask({ kind, question: null }, task, criteria),
      taskId: task.taskId,
    })),
    totalCount,
  }
}
