import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf } from '@portal/shared/query'

const tutorsCall = 'GET /user/admin/AuditDashboard/FindTutors'

/** Tutors to pick one from, found by the server. */
export const tutors: Pickable<CallAnswer<typeof tutorsCall>> = {
  what: 'tutors',
  find: (search) => queryOf(tutorsCall, { query: { search } }),
  byId: (tutorId) => queryOf(tutorsCall, { query: { tutorId } }),
  found: (answer) =>
    answer.tutors.map(({ tutorId, name, email }) => ({ value: tutorId, label: name, note: email })),
}
