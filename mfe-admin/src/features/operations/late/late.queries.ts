import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf, useWrite } from '@portal/shared/query'

export const lateCall = 'GET /Dashboard/Admin/Dashboard/GetLateReports'
const tutorsCall = 'GET /Dashboard/Admin/Dashboard/FindLateTutors'

export type LateReport = CallAnswer<typeof lateCall>['reports'][number]

/** Tutors who owe a late report, to pick one from. */
export const lateTutors: Pickable<CallAnswer<typeof tutorsCall>> = {
  what: 'tutors',
  find: (search) => queryOf(tutorsCall, { query: { search } }),
  byId: (personId) => queryOf(tutorsCall, { query: { personId } }),
  found: ({ people }) =>
    people.map(({ id, name, email }) => ({ value: id, label: name, note: email })),
}

export const useRemind = () =>
  useWrite('POST /Dashboard/Admin/Dashboard/RemindTutors', { changes: [lateCall] })

/** What came of reminding. */
export function remindedInWords({ reminded, skipped }: { reminded: number; skipped: number }) {
  const tutors = (count: number) => (count === 1 ? '1 tutor' : `${count} tutors`)
  const done = reminded === 0 ? 'Nobody was reminded.' : `${tutors(reminded)} got a mail.`
  return skipped === 0 ? done : `${done} ${tutors(skipped)} had one today already.`
}
