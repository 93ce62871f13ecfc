import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { clockOf } from './clock.repository.ts'
import { handInIfOverdue } from './overdue.service.ts'
import { finishedSetView, type ReviseSetView, setView } from './set.views.ts'
import { questionsOfSet } from './set-questions.repository.ts'
import { findSet, type SetRow } from './sets.repository.ts'

/**
 * A set that is read; one that is overdue is handed in first, not for somebody who only looks.
 * @throws Problem 404 for a set that is not the student's.
 */
async function readSet(asked: Asked, setId: string): Promise<SetRow> {
  const { db, caller } = asked
  const studentId = caller.userId
  const set = await findSet(db, setId, studentId)
  if (set === undefined) throw notFound('The set')
  if (caller.isImpersonating || !(await handInIfOverdue(asked, studentId, set))) return set
  return (await findSet(db, setId, studentId)) ?? set
}

/**
 * A set of the student as the runner needs it; the server hears of a timed one by it, unless it is
 * somebody who only views the student's portal.
 */
export async function getSet(asked: Asked, setId: string): Promise<ReviseSetView> {
  const { db, caller, now } = asked
  const set = await readSet(asked, setId)
  const runs = set.deadlineAt !== null && set.finishedAt === null
  // By the clock's own way, which knows of the last save, too.
  if (runs && !caller.isImpersonating) await clockOf(db, setId, caller.userId, now)
  return setView(set, await questionsOfSet(db, setId, caller.userId), now)
}

/** A finished set with its keys; 409 while it, or the diagnostic test that it belongs to, is open. */
export async function getSolutions(
  asked: Asked,
  setId: string,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetSolutions'>> {
  const { db, caller, now } = asked
  const set = await readSet(asked, setId)
  if (set.finishedAt === null) {
    throw new Problem(409, 'The solutions are shown once the set is finished.')
  }
  if (set.isSealed) {
    const what = set.kind === 'video' ? 'quiz is passed' : 'whole diagnostic test is finished'
    throw new Problem(409, `The solutions are shown once the ${what}.`)
  }
  const rows = await questionsOfSet(db, setId, caller.userId)
  return { set: setView(set, rows, now), summary: finishedSetView(set) }
}
