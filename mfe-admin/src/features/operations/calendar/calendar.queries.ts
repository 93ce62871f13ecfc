import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const termsCall = 'GET /ReportCard/ReportCard/GetTerms'
export const holidaysCall = 'GET /user/admin/AuditDashboard/GetHolidays'

export type Term = CallAnswer<typeof termsCall>['terms'][number]
export type Holiday = CallAnswer<typeof holidaysCall>['holidays'][number]
export type School = CallAnswer<typeof holidaysCall>['schools'][number]

const schoolsCall = 'GET /System/admin/Calendar/FindSchools'

/** Schools to pick one from, found by the server. */
export const schools: Pickable<CallAnswer<typeof schoolsCall>> = {
  what: 'schools',
  find: (search) => queryOf(schoolsCall, { query: { search } }),
  byId: (schoolId) => queryOf(schoolsCall, { query: { schoolId } }),
  found: (answer) => answer.schools.map(({ id, name }) => ({ value: id, label: name })),
}

/** All terms, the latest first. */
export const useTerms = () => useQuery(queryOf(termsCall))

/** All holidays, the latest first, and the schools that one may be of. */
export const useHolidays = () => useQuery(queryOf(holidaysCall))

export const useSaveTerm = () =>
  useWrite('POST /ReportCard/admin/ReportCard/SaveTerm', { changes: [termsCall] })

export const useRemoveTerm = () =>
  useWrite('POST /ReportCard/admin/ReportCard/RemoveTerm', { changes: [termsCall] })

export const useSaveHoliday = () =>
  useWrite('POST /user/admin/AuditDashboard/SaveHoliday', { changes: [holidaysCall] })

export const useRemoveHoliday = () =>
  useWrite('POST /user/admin/AuditDashboard/RemoveHoliday', { changes: [holidaysCall] })

export const useCopyYear = () =>
  useWrite('POST /System/admin/Calendar/CopyYear', { changes: [termsCall, holidaysCall] })
