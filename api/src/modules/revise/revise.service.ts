import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { atOnce } from '../../database/at-once.ts'
import { finishedSetView, openSetsOf } from '../sets/index.ts'
import { standingOf, weeksOfAnswers } from '../standing/index.ts'
import { finishedSets, type PastSetsPage } from './past-sets.repository.ts'
import { practiceTotals } from './practice.repository.ts'

/** Finished sets, a page of them. */
export async function getPastSets(
  { db, caller }: Asked,
  page: PastSetsPage,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetPastSets'>> {
  const { sets, totalCount } = await finishedSets(db, caller.userId, page)
  return { sets: sets.map(finishedSetView), totalCount }
}

/** The figures of the question bank's home; four questions in one query, none over the attempts. */
export async function getDashboard(
  asked: Asked,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetReviseDashBoardData'>> {
  const { caller, now } = asked
  const studentId = caller.userId
  const [totals, { topics, readiness }, trend, unfinished] = await atOnce(asked.db, (db) =>
    Promise.all([
      practiceTotals(db, studentId),
      standingOf({ ...asked, db }, studentId),
      weeksOfAnswers({ ...asked, db }, [studentId]),
      openSetsOf(db, studentId, now),
    ]),
  )
  return {
    setsFinished: totals.setsFinished,
    answered: totals.answered,
    correct: totals.correct,
    averageMs: totals.answered === 0 ? null : Math.round(totals.timeMs / totals.answered),
    trend,
    topics,
    readiness,
    unfinished,
    chosenParts: totals.chosenParts,
  }
}
