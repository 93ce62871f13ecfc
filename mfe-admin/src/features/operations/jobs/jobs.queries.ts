import type { CallAnswer, CallKey } from '@portal/shared/api'
import { useLiveReads } from '@portal/shared/live'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const jobsCall = 'GET /Operations/admin/Job/GetJobs'
const chainsCall = 'GET /User/admin/Audit/Verify'
const peopleCall = 'GET /Operations/admin/Job/FindPeople'

export type Job = CallAnswer<typeof jobsCall>['jobs'][number]
export type Chain = CallAnswer<typeof chainsCall>['chains'][number]

/** People who asked for jobs, to pick one from. */
export const people: Pickable<CallAnswer<typeof peopleCall>> = {
  what: 'people',
  find: (search) => queryOf(peopleCall, { query: { search } }),
  byId: (personId) => queryOf(peopleCall, { query: { personId } }),
  found: (answer) =>
    answer.people.map(({ id, name, email }) => ({ value: id, label: name, note: email })),
}

const changing: readonly CallKey[] = [jobsCall, chainsCall]

/** Asks again for jobs, and for what comes of them, whenever the server tells that one has changed. */
export const useLiveJobs = () => useLiveReads('jobs', changing)

export const useRetry = () => useWrite('POST /Operations/admin/Job/Retry', { changes: [jobsCall] })

export const useCancel = () =>
  useWrite('POST /Operations/admin/Job/Cancel', { changes: [jobsCall] })

/** How far the audit log is sealed, and what came of the latest check. */
export const useChains = () => useQuery(queryOf(chainsCall))

/** The latest check of the audit log, whoever asked for it. */
export const useLatestCheck = () =>
  useQuery(queryOf(jobsCall, { query: { kind: 'auditCheck', pageSize: 1 } }))

export const useCheckNow = () =>
  useWrite('POST /User/admin/Audit/VerifyNow', { changes: [jobsCall, chainsCall] })
