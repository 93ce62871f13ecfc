import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { cleanHtml, fileIdsIn } from '../../rich-text/index.ts'
import {
  type AdminTaskRow,
  adminTasksListed,
  holdEdited,
  knownFor,
  type TaskValues,
  writeTask,
} from './admin-tasks.repository.ts'
import { savedSince } from './saved-since.rules.ts'
import { shownTask } from './shown-task.ts'

const listCall = 'GET /Writing/admin/Task/GetTasks'
const saveCall = 'POST /Writing/admin/Task/SaveTask'

const unset = { setBy: null, dueOn: null, note: null }

/** A task with all that an admin may change of it. */
function adminTask({ kind, criteria, updatedMs, version, pieces, ...row }: AdminTaskRow) {
  const { taskId, admissionTestId, rubricId, rubricName, asksCheck, state, brief, ...task } = row
  const shown = shownTask({ kind, question: null }, { ...task, ...unset, taskId, brief }, criteria)
  const { setBy: _setBy, dueOn: _dueOn, note: _note, ...rest } = shown
  return {
    ...{ ...rest, taskId, admissionTestId, writtenBrief: brief, rubricId, rubricName },
    ...{ asksCheck, state, version, pieces, updatedAt: new Date(updatedMs).toISOString() },
  }
}

/** A page of all tasks that fit. */
export async function getAdminTasks(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<AdminTaskRow>(db, adminTasksListed(query), query)
  return {
    tasks: rows.map(adminTask),
    totalCount,
  }
}

function refused(field: string, message: string): Problem {
  return new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
}

const auditedOf = (values: TaskValues) => ({
  ...{ kind: values.kind, title: values.title, brief: values.brief, state: values.state },
  ...{ admissionTestId: values.admissionTestId, rubricId: values.rubricId },
  ...{ minWords: values.minWords, maxWords: values.maxWords, asksCheck: values.asksCheck },
})

/**
 * Makes a task or changes one.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 for another kind once there is
 * a piece, for criteria of another kind, an unknown test, and pictures.
 */
export async function saveTask(
  asked: Asked,
  { taskId, version: known, ...body }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const values: TaskValues = { ...body, brief: cleanHtml(body.brief, 'page') }
  if (fileIdsIn(values.brief).length > 0) throw refused('brief', 'A task has no pictures.')
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const before = taskId === undefined ? undefined : await holdEdited(tx, taskId)
    if (taskId !== undefined && before === undefined) throw notFound('The task')
    if (before !== undefined && before.version !== known) {
      throw new Problem(409, savedSince(before, caller.userId, 'the task'))
    }
    if (before?.hasPieces && before.kind !== values.kind) {
      throw refused('kind', 'Students have begun to write, so its kind stays.')
    }
    const { isRubric, isTest } = await knownFor(tx, values)
    if (!isRubric) throw refused('rubricId', 'Choose criteria for this kind.')
    if (!isTest) throw refused('admissionTestId', 'Choose a test that there is.')
    const saved = { taskId: taskId ?? newId(now.getTime()), version: (before?.version ?? 0) + 1 }
    const saver = { savedBy: caller.userId, updatedAt: now }
    await writeTask(tx, saved.taskId, { ...values, ...saver, version: saved.version })
    await audit(tx, within, 'writing task saved', {
      record: {
        ...{ kind: 'writing task', id: saved.taskId, version: saved.version },
        ...{ before: before ? auditedOf(before) : null, after: auditedOf(values) },
      },
    })
    return saved
  })
}
