import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { dayAround, dayOf, dayPlus } from '../../days.rules.ts'
import { Problem } from '../../problem.ts'
import { type MadeSet, makeSetOf } from '../sets/index.ts'
import { offeredOf } from '../standing/index.ts'
import { dueCounts, dueQuestions, reviewHabits } from './due.repository.ts'

type Reviews = CallAnswer<'GET /Revise/api/Revise/GetReviews'>

const forecastDays = 7

/** Most questions that a set has. */
const largestSet = 100

/** What is due for review, by the student's own days and limit; two queries. */
export async function getReviews({ db, caller, now }: Asked): Promise<Reviews> {
  const studentId = caller.userId
  const { timeZone, dailyLimit } = await reviewHabits(db, studentId)
  const today = dayAround(now, timeZone)
  // Half a day more, since the clocks may change on the way.
  const dayAfter = new Date(today.from.getTime() + (forecastDays + 0.5) * 86_400_000)
  const until = dayAround(dayAfter, timeZone).from
  const counts = await dueCounts(db, studentId, { now, today, until, timeZone })
  const { due, reviewedToday, nextDueMs } = counts
  const firstDay = dayOf(now, timeZone)
  const days = Array.from({ length: forecastDays }, (_each, index) => dayPlus(firstDay, index))
  return {
    dailyLimit,
    due,
    reviewedToday,
    offered: offeredOf(due, dailyLimit, reviewedToday),
    nextDueAt: nextDueMs === null ? null : new Date(Math.round(nextDueMs)).toISOString(),
    forecast: days.map((day) => ({
      day,
      due: counts.days
        // What is overdue waits for today.
        .filter((each) => each.day === day || (day === firstDay && each.day < day))
        .reduce((sum, each) => sum + each.due, 0),
    })),
  }
}

/**
 * Makes a set of what is due, within what is left of the student's daily limit.
 * @throws Problem 422 when nothing is.
 */
export async function startReview(asked: Asked): Promise<MadeSet> {
  const { db, caller, now } = asked
  const { due, offered, dailyLimit } = await getReviews(asked)
  if (due === 0) throw new Problem(422, 'Nothing is due for review now.')
  if (offered === 0) {
    throw new Problem(422, `Today’s ${dailyLimit} reviews are done. The others come back tomorrow.`)
  }
  const questions = await dueQuestions(db, caller.userId, now, Math.min(offered, largestSet))
  if (questions.length === 0) throw new Problem(422, 'Nothing is due for review now.')
  return await makeSetOf(asked, 'Spaced review', questions)
}
