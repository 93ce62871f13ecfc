import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf } from '@portal/shared/query'

const schoolsCall = 'GET /System/admin/Calendar/FindSchools'

/** Schools to pick one from, found by the server. */
export const schools: Pickable<CallAnswer<typeof schoolsCall>> = {
  what: 'schools',
  find: (search) => queryOf(schoolsCall, { query: { search } }),
  byId: (schoolId) => queryOf(schoolsCall, { query: { schoolId } }),
  found: (answer) => answer.schools.map(({ id, name }) => ({ value: id, label: name })),
}
