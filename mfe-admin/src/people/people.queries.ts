import type { CallAnswer } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf } from '@portal/shared/query'

const peopleCall = 'GET /User/admin/Account/FindPeople'

/** People to pick one from, found by the server; of one role where it is said, and then those in use. */
export const peopleOf = (what: string, role?: Role): Pickable<CallAnswer<typeof peopleCall>> => ({
  what,
  find: (search) =>
    queryOf(peopleCall, { query: { search, ...(role && { role, onlyActive: 'true' as const }) } }),
  byId: (userId) => queryOf(peopleCall, { query: { userId } }),
  found: ({ people }) =>
    people.map(({ userId, name, email, role: theirs, isActive }) => ({
      value: userId,
      label: name,
      note: [role ? email : `${theirs}, ${email}`, isActive ? '' : 'stopped']
        .filter(Boolean)
        .join(', '),
    })),
})
