import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { findBookingStart } from './glance.repository.ts'

type Call = 'GET /Tution/tutor/Tution/GetScheduleForm'

/**
 * What booking an hour of a student begins with.
 * @throws Problem 404 for somebody who is not a tutor of the student in sight, 422 for a student
 * without a tutor.
 */
export async function scheduleForm(
  { db, caller }: Asked,
  { studentId, tutorId }: CallContext<Call>['query'],
): Promise<CallAnswer<Call>> {
  const start = await findBookingStart(db, caller, studentId)
  if (start === undefined) throw notFound('The student')
  const { tutors, balance, isUnlimited, ...rest } = start
  const wanted = tutorId ?? caller.userId
  const tutor =
    tutors.find((one) => one.tutorId === wanted) ?? (tutorId === undefined ? tutors[0] : undefined)
  if (tutor === undefined) {
    if (tutorId !== undefined) throw notFound('The tutor')
    throw new Problem(422, `${start.studentName} has no tutor yet.`)
  }
  return {
    ...rest,
    tutorId: tutor.tutorId,
    tutorZone: tutor.zone,
    tutors: tutors.map(({ tutorId: id, name }) => ({ tutorId: id, name })),
    subject: tutor.subject,
    joinLink: tutor.joinLink,
    hoursLeft: isUnlimited ? null : balance / 4,
  }
}
