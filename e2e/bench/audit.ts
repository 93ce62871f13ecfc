import type { Ask } from './ask.ts'
import type { Effort } from './effort.ts'
import { benchSizes, type Reads } from './sizes.ts'

const dashboard = 'user/admin/AuditDashboard'
const list = `${dashboard}/GetStudents?pageSize=20`

/** What is read of the audit dashboard. */
async function readsOf(ask: Ask): Promise<Reads> {
  const [tutor] = (await ask(`${dashboard}/FindTutors`)).tutors
  const [student] = (await ask(list)).students
  const ofTutor = `${list}&tutorId=${tutor.tutorId}`
  return new Map([
    ['first page', list],
    ['by last activity', `${list}&sort=lastActivity`],
    ['green, by last activity', `${list}&light=green&sort=lastActivity`],
    ['orange', `${list}&light=orange`],
    ['red, not set aside', `${list}&light=red&snoozed=no`],
    ['set aside', `${list}&snoozed=yes`],
    ['of a tutor', ofTutor],
    ['of a tutor, orange', `${ofTutor}&light=orange`],
    ['lights', `${dashboard}/GetLights`],
    ['one light', `${dashboard}/GetLight?studentId=${student.studentId}`],
  ])
}

/** The audit dashboard with 50,000 students against 500. */
export const benchAudit = (serverUrl: string, effort: Effort): Promise<void> =>
  benchSizes(serverUrl, effort, {
    ...{ name: 'audit', title: 'The audit dashboard', readsOf },
    students: effort.students,
  })
