import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const termsCall = 'GET /ReportCard/ReportCard/GetTerms'
export const holidaysCall = 'GET /user/admin/AuditDashboard/GetHolidays'

export type Term = CallAnswer<typeof termsCall>['terms'][number]
export type Holiday = CallAnswer<typeof holidaysCall>['holidays'][number]
export type School = CallAnswer<typeof holidaysCall>['schools'][number]

/** All terms, the latest first. */
export const useTerms = () => useQuery(queryOf(termsCall))

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
