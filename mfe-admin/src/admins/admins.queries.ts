import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf } from '@portal/shared/query'

const adminsCall = 'GET /Help/admin/Message/FindAssignees'

/** Admins to pick one from, found by the server. */
export const admins: Pickable<CallAnswer<typeof adminsCall>> = {
  what: 'admins',
  find: (search) => queryOf(adminsCall, { query: { search } }),
  byId: (userId) => queryOf(adminsCall, { query: { userId } }),
  found: ({ people }) => people.map(({ userId, name }) => ({ value: userId, label: name })),
}
