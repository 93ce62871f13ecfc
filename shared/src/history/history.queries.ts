import type { CallAnswer, CallInput, CallKey } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const versionsCall = 'GET /Content/admin/History/GetVersions'
export const versionCall = 'GET /Content/admin/History/GetVersion'
export const restoreCall = 'POST /Content/admin/History/Restore'

/** A record that has a history. */
export type RecordKey = CallInput<typeof versionsCall>['query']

export type Version = CallAnswer<typeof versionsCall>[number]

/** The versions of a record, the newest first. */
export const useVersions = (record: RecordKey) => useQuery(queryOf(versionsCall, { query: record }))

/** One version with what it holds; nothing is asked for without one. */
export const useVersion = (record: RecordKey, version: number | undefined) =>
  useQuery({
    ...queryOf(versionCall, { query: { ...record, version } }),
    enabled: version !== undefined,
  })

/** Saves a version anew; `changes` are the reads that show the record. */
export const useRestore = (changes: readonly CallKey[]) =>
  useWrite(restoreCall, { changes: [...changes, versionsCall] })
