import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { monthOf } from './month.repository.ts'
import { meanShown } from './month.rules.ts'

type MonthCall = 'GET /Target/tutor/Target/GetMyMonth'

/** The tutor's own month, in one statement. */
export async function myMonth(
  { db, caller, now }: Asked,
  { month }: CallContext<MonthCall>['query'],
): Promise<CallAnswer<MonthCall>> {
  const row = await monthOf(db, caller.userId, month, now)
  if (row === undefined) throw notFound('The tutor')
  const { delivered, planned, ratingAverage, ...rest } = row
  return {
    ...rest,
    ...{ delivered: delivered / 4, planned: planned / 4 },
    // Nothing is handed in for tutors to mark by a deadline yet.
    ...{ markedInTime: 0, markedDue: 0 },
    ratingAverage: meanShown(ratingAverage, rest.ratingCount),
  }
}
