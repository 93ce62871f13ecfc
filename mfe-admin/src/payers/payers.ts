import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf } from '@portal/shared/query'

const payersCall = 'GET /User/admin/Payment/GetPayers'
const accountCall = 'GET /User/admin/Payment/GetAccount'

/** How many are offered at once. */
const offered = 20

/** Who pays, to pick one from: parents, students and schools, found by the server. */
export const payers: Pickable<CallAnswer<typeof payersCall>, CallAnswer<typeof accountCall>> = {
  what: 'payers',
  find: (search) => queryOf(payersCall, { query: { search, pageNo: 1, pageSize: offered } }),
  byId: (payerId) => queryOf(accountCall, { query: { payerId } }),
  found: (answer) =>
    ('payers' in answer ? answer.payers : [answer]).map(({ payerId, name, email }) => ({
      ...{ value: payerId, label: name, note: email },
    })),
}
