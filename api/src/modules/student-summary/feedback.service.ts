import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { type RatingRow, ratingsListed } from './feedback.repository.ts'

type Call = 'GET /Student/Summary/GetFeedback'

/** A page of what a student said of hours, for those who look after the tutors; one statement. */
export async function studentFeedback(
  { db, caller }: Asked,
  { studentId, ...page }: CallContext<Call>['query'],
): Promise<CallAnswer<Call>> {
  const { rows, totalCount } = await pageOf<RatingRow>(db, ratingsListed(caller, studentId), page)
  return {
    ratings: rows.map(({ startsMs, ratedMs, ...rating }) => ({
      ...rating,
      sessionDate: new Date(startsMs).toISOString(),
      ratedAt: new Date(ratedMs).toISOString(),
    })),
    totalCount,
  }
}
