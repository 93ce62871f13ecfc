import type { CallAnswer, CallInput } from '@portal/shared/api'
import { inSight } from '../../access/records.repository.ts'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { notify } from '../notifications/index.ts'
import {
  deleteSetTask,
  holdSetTask,
  holdTask,
  holdWriters,
  type ListedSetTask,
  setTasksListed,
  upsertSetTasks,
  type WriterRow,
} from './set-tasks.repository.ts'
import { isSettable, pathOfSetTask, unableOf } from './set-tasks.rules.ts'
import { dayInWords } from './told.ts'

const listCall = 'GET /Writing/tutor/Task/GetSetTasks'
const setCall = 'POST /Writing/tutor/Task/SetForStudents'
type SetInput = CallContext<typeof setCall>['body']
type RemoveInput = CallInput<'POST /Writing/tutor/Task/RemoveSetTask'>['body']

function refused(field: string, message: string): Problem {
  return new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
}

/** Whether something is new for a student: the task, its day or its note. */
const isNews = ({ before }: WriterRow, { dueOn, note }: SetInput) =>
  before === null || before.dueOn !== dueOn || before.note !== note

/** A page of what the caller has set for students in sight. Two statements. */
export async function getSetTasks(
  { db, caller }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const listed = setTasksListed(caller.userId, (student) => inSight(caller, student))
  const { rows, totalCount } = await pageOf<ListedSetTask>(db, listed, query)
  return { setTasks: rows, totalCount }
}

/**
 * Sets a task for students in sight, with a day; again with another day or note. Those who cannot
 * write it are passed over and named.
 * @throws Problem 404 for an unknown task and for a student who is not the caller's, 422 for a task
 * that is not open and for a day that is over or more than a year away.
 */
export async function setForStudents(
  asked: Asked,
  body: SetInput,
): Promise<CallAnswer<typeof setCall>> {
  const { taskId, dueOn, note } = body
  if (!isSettable(dueOn, asked.now)) {
    throw refused('dueOn', 'Choose a day from today to a year from now.')
  }
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const task = await holdTask(tx, taskId)
    if (task === undefined) throw notFound('The task')
    if (!task.isPublished) throw refused('taskId', 'This task is not open. Choose another.')
    const ids = [...new Set(body.studentIds)]
    const writers = await holdWriters(tx, taskId, ids, (id) => inSight(caller, id), now)
    if (writers.length < ids.length) throw notFound('The student')
    const able = writers.filter((writer) => unableOf(writer, task.kind) === undefined)
    const studentIds = able.map(({ studentId }) => studentId)
    await upsertSetTasks(tx, { taskId, studentIds, setBy: caller.userId, dueOn, note }, now)
    for (const { studentId, before } of able) {
      await audit(tx, within, 'writing task set', {
        subjectId: studentId,
        record: {
          ...{ kind: 'writing task', id: taskId },
          ...{ before: before && { ...before }, after: { dueOn, note } },
        },
      })
    }
    const told = able.filter((writer) => isNews(writer, body)).map(({ studentId }) => studentId)
    await notify(within, {
      ...{ kind: 'writing', title: `A task for you: “${task.title}”`, titleCode: 2 },
      description: `Due by ${dayInWords(new Date(dueOn))}.`,
      navigatableLink: pathOfSetTask(task.kind, taskId),
      recipients: told,
    })
    await publish(tx, 'writing', told)
    return {
      set: able.length,
      skipped: writers.flatMap((writer) => {
        const why = unableOf(writer, task.kind)
        const { studentId, name } = writer
        return why === undefined ? [] : [{ studentId, name, why }]
      }),
    }
  })
}

/**
 * Takes a task back that the caller has set for a student; admins anybody's.
 * @throws Problem 404 for one that was not set by the caller, 409 once the student has begun it.
 */
export async function removeSetTask(
  asked: Asked,
  { taskId, studentId }: RemoveInput,
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    const set = await holdSetTask(tx, taskId, studentId)
    const isTheirs = caller.role === 'Admin' || set?.setBy === caller.userId
    if (set === undefined || !isTheirs) throw notFound('The task')
    if (set.isBegun) throw new Problem(409, 'The student has begun to write, so the task stays.')
    await deleteSetTask(tx, taskId, studentId)
    const { dueOn, note } = set
    await audit(tx, within, 'writing task taken back', {
      subjectId: studentId,
      record: { kind: 'writing task', id: taskId, before: { dueOn, note }, after: null },
    })
    await publish(tx, 'writing', [studentId])
  })
}
