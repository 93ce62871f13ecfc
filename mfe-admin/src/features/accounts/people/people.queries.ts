import type { CallAnswer, CallKey } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const peopleCall = 'GET /User/admin/Account/GetPeople'
const personCall = 'GET /User/admin/Account/GetPerson'
const bulkJobCall = 'GET /User/admin/Account/GetBulk'
const sessionsCall = 'GET /User/admin/Account/GetSessions'

/** A person of the list, and all that the panel shows of one. */
export type ListedPerson = CallAnswer<typeof peopleCall>['people'][number]
export type Person = CallAnswer<typeof personCall>
/** How a job stands that does the same to many people. */
export type Bulk = CallAnswer<typeof bulkJobCall>
export type Dependants = CallAnswer<'GET /User/admin/Account/GetDependants'>

/** What shows people. */
export const peopleReads: readonly CallKey[] = [peopleCall, personCall, sessionsCall]
const changes = { changes: peopleReads } as const
/** The same, and how far a job is that changes many of them. */
export const bulkReads: readonly CallKey[] = [bulkJobCall, ...peopleReads]

export const usePerson = (userId: string) => useQuery(queryOf(personCall, { query: { userId } }))
export const useDevices = (userId: string) => useQuery(queryOf(sessionsCall, { query: { userId } }))
export const useDependants = (userId: string) =>
  useQuery(queryOf('GET /User/admin/Account/GetDependants', { query: { userId } }))

export const useCreate = () => useWrite('POST /User/admin/Account/Create', changes)
export const useUpdate = () => useWrite('POST /User/admin/Account/Update', changes)
export const useSetActive = () => useWrite('POST /User/admin/Account/SetActive', changes)
export const useInvite = () => useWrite('POST /User/admin/Account/SendInvitation', changes)
export const usePasswordLink = () => useWrite('POST /User/admin/Account/SendPasswordLink', changes)
export const useEndSessions = () => useWrite('POST /User/admin/Account/EndSessions', changes)
export const useSetEntitlement = () => useWrite('POST /User/admin/Account/SetEntitlement', changes)
export const useBulk = () => useWrite('POST /User/admin/Account/Bulk', changes)
/** People on a page of those whom a change of many left out. */
export const leftOutOnPage = 20
/** A page of what came of a change of many people. */
export const useBulkJob = (jobId: string, pageNo: number) =>
  useQuery(queryOf(bulkJobCall, { query: { jobId, pageNo, pageSize: leftOutOnPage } }))
export const useUndo = () => useWrite('POST /User/admin/Audit/Undo', { changes: bulkReads })
