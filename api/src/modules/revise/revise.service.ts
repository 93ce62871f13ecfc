import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
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

/** The figures of the question bank's home; four queries, none over the attempts. */
export async function getDashboard(
  asked: Asked,
): Promise<CallAnswer<'GET /Revise/api/Revise/GetReviseDashBoardData'>> {
  const { db, caller, now } = asked
  const studentId = caller.userId
  const totals = await practiceTotals(db, studentId)
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
