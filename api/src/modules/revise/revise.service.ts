import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { notFound, Problem } from '../../problem.ts'
import { clockOf } from './clock.repository.ts'
import { handInIfOverdue } from './overdue.service.ts'
import { finishedSets, type PastSetsPage } from './past-sets.repository.ts'
import { finishedSetView, type ReviseSetView, setView } from './set.views.ts'
import { findSet, questionsOfSet, type SetRow } from './sets.repository.ts'
import { openSetsOf, standingOf, weeksOfAnswers } from './standing.service.ts'

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

/** Finished sets, a page of them. */
export async function getPastSets(
  db: Db,
  studentId: string,
  page: PastSetsPage,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetPastSets'>> {
  const { sets, totalCount } = await finishedSets(db, studentId, page)
  return { sets: sets.map(finishedSetView), totalCount }
}

interface Totals {
  setsFinished: number
  answered: number
  correct: number
  timeMs: number
  chosenParts: number[]
}

/** The figures of the question bank's home; four queries, none over the attempts. */
export async function getDashboard(
  db: Db,
  studentId: string,
  now: Date,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetReviseDashBoardData'>> {
  const [totals] = await rowsOf<Totals>(
    db,
    sql`select coalesce(p.sets_finished, 0) "setsFinished", coalesce(p.answered, 0) "answered",
        coalesce(p.correct, 0) "correct", coalesce(p.time_ms, 0)::float8 "timeMs",
        (select coalesce(json_agg(c.section_id order by n.position), '[]')
          from student_esat_parts c join section_numbers n on n.id = c.section_id
          where c.student_id = ${studentId}) "chosenParts"
      from (select 1) one left join student_practice p on p.student_id = ${studentId}`,
  )
  if (totals === undefined) throw new Error('A select from one row gives one row')
  const { topics, readiness } = await standingOf(db, studentId, now)
  return {
    setsFinished: totals.setsFinished,
    answered: totals.answered,
    correct: totals.correct,
    averageMs: totals.answered === 0 ? null : Math.round(totals.timeMs / totals.answered),
    trend: await weeksOfAnswers(db, [studentId], now),
    topics,
    readiness,
    unfinished: await openSetsOf(db, studentId, now),
    chosenParts: totals.chosenParts,
  }
}
