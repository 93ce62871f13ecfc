import type { CallAnswer } from '@portal/shared/api'
import type { Db } from '../../database/db.ts'
import { notFound, Problem } from '../../problem.ts'
import { clockOf } from './clock.repository.ts'
import { handInIfOverdue } from './overdue.service.ts'
import { finishedSetView, type ReviseSetView, setView } from './set.views.ts'
import { findSet, questionsOfSet, type SetRow } from './sets.repository.ts'

/**
 * A set that is read; one that is overdue is handed in first, not for somebody who only looks.
 * @throws Problem 404 for a set that is not the student's.
 */
async function readSet(
  db: Db,
  studentId: string,
  setId: string,
  now: Date,
  isViewer: boolean,
): Promise<SetRow> {
  const set = await findSet(db, setId, studentId)
  if (set === undefined) throw notFound('The set')
  if (isViewer || !(await handInIfOverdue(db, set, studentId, now))) return set
  return (await findSet(db, setId, studentId)) ?? set
}

/**
 * A set of the student as the runner needs it; the server hears of a timed one by it.
 * @param isViewer whether it is somebody who only views the student's portal.
 */
export async function getSet(
  db: Db,
  studentId: string,
  setId: string,
  now: Date,
  isViewer = false,
): Promise<ReviseSetView> {
  const set = await readSet(db, studentId, setId, now, isViewer)
  const runs = set.deadlineAt !== null && set.finishedAt === null
  // By the clock's own way, which knows of the last save, too.
  if (runs && !isViewer) await clockOf(db, setId, studentId, now)
  return setView(set, await questionsOfSet(db, setId, studentId), now)
}

/** A finished set with its keys; 409 while it, or the diagnostic test that it belongs to, is open. */
export async function getSolutions(
  db: Db,
  studentId: string,
  setId: string,
  now: Date,
  isViewer = false,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetSolutions'>> {
  const set = await readSet(db, studentId, setId, now, isViewer)
  if (set.finishedAt === null) {
    throw new Problem(409, 'The solutions are shown once the set is finished.')
  }
  if (set.isSealed) {
    throw new Problem(409, 'The solutions are shown once the whole diagnostic test is finished.')
  }
  const rows = await questionsOfSet(db, setId, studentId)
  return { set: setView(set, rows, now), summary: finishedSetView(set) }
}
