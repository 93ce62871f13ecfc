import type { CallAnswer } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'

export const programmeCall = 'GET /user/admin/upsell/GetProgramme'
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

export const useSell = () =>
  useWrite(upsellCall, {
    changes: [
      programmeCall,
      'GET /upgrade/userUpgrade/GetAllUpgrades',
      'GET /upgrade/admin/Upgrade/GetRequests',
      'GET /Student/Summary/GetOverview',
      'GET /Student/Summary/FindStudents',
    ],
  })
