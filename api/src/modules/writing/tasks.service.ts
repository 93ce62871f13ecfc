import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { mayWrite, type PieceKind } from './rights.rules.ts'
import { type ReadTaskRow, tasksListed } from './tasks.repository.ts'
import { taskShown } from './tasks.rules.ts'

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
  const { rows, totalCount } = await pageOf<ReadTaskRow>(db, listed, query)
  return {
    tasks: rows.map(({ setBy, dueOn, note, ...task }) => ({
      ...taskShown(task),
      ...{ taskId: task.taskId, setBy, dueOn, note },
    })),
    totalCount,
  }
}
