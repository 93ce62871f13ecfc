import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Asked } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { finishedSetView, openSetsOf } from '../sets/index.ts'
import { standingOf, weeksOfAnswers } from '../standing/index.ts'
import { finishedSets, type PastSetsPage } from './past-sets.repository.ts'

/** Finished sets, a page of them. */
export async function getPastSets(
  { db, caller }: Asked,
  page: PastSetsPage,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetPastSets'>> {
  const { sets, totalCount } = await finishedSets(db, caller.userId, page)
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
  asked: Asked,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetReviseDashBoardData'>> {
  const { db, caller, now } = asked
  const studentId = caller.userId
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
  const { topics, readiness } = await standingOf(asked, studentId)
  return {
    setsFinished: totals.setsFinished,
    answered: totals.answered,
    correct: totals.correct,
    averageMs: totals.answered === 0 ? null : Math.round(totals.timeMs / totals.answered),
    trend: await weeksOfAnswers(asked, [studentId]),
    topics,
    readiness,
    unfinished: await openSetsOf(db, studentId, now),
    chosenParts: totals.chosenParts,
  }
}
