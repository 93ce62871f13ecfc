import type { CallAnswer, CallInput } from '@portal/shared/api'
import { useDebounced } from '@portal/shared/idle'
import type { Pickable } from '@portal/shared/pickers'
import { keepPreviousData, queryOf, queryOnceOf, useQuery, useWrite } from '@portal/shared/query'
import { saleReads } from '../../../sales/sale-reads.ts'
import { loadInWords } from '../../../sales/terms/preview.words.ts'

export const createCall = 'POST /user/admin/booking/create'
export const checkEmailCall = 'POST /User/admin/Booking/CheckEmail'
const tutorsCall = 'GET /user/admin/AuditDashboard/FindTutors'

type Asked = CallInput<typeof checkEmailCall>['body']

/** What is known of an address, and of others who are like whom it is to be. */
export type CheckedEmail = CallAnswer<typeof checkEmailCall>

/** As far as an address can be judged before it is sent. */
const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text)

/** How long after the last key in a name it is asked anew, in milliseconds. */
const restMs = 400

/** Whether an address can be that of a new student or parent; nothing is asked before it is whole. */
export function useCheckedEmail(asked: Asked) {
  const words = useDebounced(JSON.stringify(asked), restMs)
  const body: Asked = JSON.parse(words)
  return useQuery({
    ...queryOnceOf(checkEmailCall, { body }),
    enabled: isEmail(body.email),
    // While a name is typed on, what is known of the address stays.
    placeholderData: (before, query) =>
      Object(query?.queryKey[1]).body?.email === body.email ? keepPreviousData(before) : undefined,
    gcTime: 0,
  })
}

/** Tutors to pick one from, each with how full they are. */
export const tutorsByLoad: Pickable<CallAnswer<typeof tutorsCall>> = {
  what: 'tutors',
  find: (search) => queryOf(tutorsCall, { query: { search } }),
  byId: (tutorId) => queryOf(tutorsCall, { query: { tutorId } }),
  found: ({ tutors }) =>
    tutors.map(({ tutorId, name, ...load }) => ({
      ...{ value: tutorId, label: name, note: loadInWords(load) },
    })),
}

export const useCreateBooking = () =>
  useWrite(createCall, {
    changes: [
      ...saleReads,
      'GET /User/admin/School/GetSchools',
      'GET /System/admin/Calendar/FindSchools',
      tutorsCall,
    ],
  })
