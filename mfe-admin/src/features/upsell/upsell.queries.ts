import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'
import { saleReads } from '../../sales/sale-reads.ts'

export const programmeCall = 'GET /user/admin/upsell/GetProgramme'
export const customersCall = 'GET /User/admin/Booking/FindCustomers'
export const upsellCall = 'POST /user/admin/upsell/create'

/** A student's programme, with the request that the sale is to accept. */
export type Programme = CallAnswer<typeof programmeCall>

/** Whose programme is extended: a student, or whoever asked for an upgrade. */
export interface Customer {
  studentId?: string
  requestId?: string
}

/** The programme of a customer; none is asked for before one is chosen. */
export const useProgramme = (customer: Customer) =>
  useQuery({
    ...queryOf(programmeCall, { query: customer }),
    enabled: customer.studentId !== undefined || customer.requestId !== undefined,
    placeholderData: keepPreviousData,
  })

type Customers = CallAnswer<typeof customersCall>

/** How many are offered at once. */
const offered = 20

/** Customers to pick one from, by their own or a parent's name or email. */
export const customers: Pickable<Customers, Programme> = {
  what: 'students',
  find: (search) => queryOf(customersCall, { query: { search, pageNo: 1, pageSize: offered } }),
  byId: (studentId) => queryOf(programmeCall, { query: { studentId } }),
  found: (answer) =>
    ('customers' in answer ? answer.customers : [answer]).map(
      ({ studentId, name, email, programName }) => ({
        ...{ value: studentId, label: name, note: `${programName}, ${email}` },
      }),
    ),
}

export const useSell = () =>
  useWrite(upsellCall, {
    changes: [
      ...saleReads,
      'GET /upgrade/userUpgrade/GetAllUpgrades',
      'GET /upgrade/admin/Upgrade/GetRequests',
    ],
  })
