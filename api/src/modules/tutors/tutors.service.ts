import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { atOnce } from '../../database/at-once.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { concernStateOf } from '../alerts/index.ts'
import { dueCardsOf } from '../report-cards/index.ts'
import { reportDue } from '../tuition/index.ts'
import {
  concernsOf,
  factsOf,
  lateReportsOf,
  monthsOf,
  type RatingRow,
  ratingsByValue,
  ratingsListed,
  studentsOf,
} from './tutors.repository.ts'

type PageCall = 'GET /Tutor/Tutor/GetTutor'
type RatingsCall = 'GET /Tutor/Tutor/GetRatings'

/** A tutor of whom the door has let the caller know; one statement. */
export async function tutorPage(
  { db, now }: Asked,
  { tutorId }: CallContext<PageCall>['query'],
): Promise<CallAnswer<PageCall>> {
  const [facts, students, months, late, cards, ratings, concerns] = await atOnce(db, (together) =>
    Promise.all([
      factsOf(together, tutorId),
      studentsOf(together, tutorId, now),
      monthsOf(together, tutorId, now),
      lateReportsOf(together, tutorId, now),
      dueCardsOf(together, tutorId, undefined, now),
      ratingsByValue(together, tutorId),
      concernsOf(together, tutorId),
    ]),
  )
  if (facts === undefined) throw notFound('The tutor')
  return {
    ...facts,
    students: students.map(({ quarters, nextMs, ...student }) => ({
      ...student,
      hours: quarters / 4,
      nextSessionAt: nextMs === null ? null : new Date(nextMs).toISOString(),
    })),
    months: months.map(({ month, delivered, planned }) => ({
      month,
      delivered: delivered / 4,
      planned: planned / 4,
    })),
    lateReports: late.map(({ sessionId, studentName, startsMs, quarters }) => ({
      ...{ sessionId, studentName, startsAt: new Date(startsMs).toISOString() },
      dueAt: reportDue(new Date(startsMs), quarters, now).dueAt.toISOString(),
    })),
    lateCards: cards
      .filter(({ isLate }) => isLate)
      .map(({ termId, termName, studentId, studentName, dueOn }) => ({
        ...{ termId, termName, studentId, studentName, dueOn },
      })),
    ratings: ratingsIn(ratings),
    concerns: concerns.map(({ raisedMs, isReviewed, assignedTo, ...concern }) => ({
      ...concern,
      state: concernStateOf({ state: 'open', isReviewed, assignedTo }, true),
      raisedAt: new Date(raisedMs).toISOString(),
    })),
  }
}

/** A page of what students said of the tutor's hours. */
export async function ratingsPage(
  { db }: Asked,
  { tutorId, ...page }: CallContext<RatingsCall>['query'],
): Promise<CallAnswer<RatingsCall>> {
  const { rows, totalCount } = await pageOf<RatingRow>(db, ratingsListed(tutorId), page)
  return {
    ratings: rows.map(({ startsMs, ...rating }) => ({
      ...rating,
      sessionDate: new Date(startsMs).toISOString(),
    })),
    totalCount,
  }
}

function ratingsIn(rows: readonly { rating: number; count: number }[]) {
  const byValue = Array.from(
    { length: 10 },
    (_, at) => rows.find(({ rating }) => rating === at + 1)?.count ?? 0,
  )
  const count = byValue.reduce((sum, each) => sum + each, 0)
  const sum = byValue.reduce((all, each, at) => all + each * (at + 1), 0)
  return { average: count === 0 ? null : Math.round((sum / count) * 10) / 10, count, byValue }
}
