import { queryOf, queryOnceOf, useQuery } from '@portal/shared/query'
import { usageCall, versionCall, versionsCall } from '../questions.queries.ts'

export const useVersions = (questionId: number) =>
  useQuery(queryOnceOf(versionsCall, { query: { questionId: String(questionId) } }))

/** One version, which never changes. */
export const useVersion = (questionId: number, version: number) =>
  useQuery({
    ...queryOf(versionCall, {
      query: { questionId: String(questionId), version: String(version) },
    }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const useUsage = (questionId: number) =>
  useQuery(queryOnceOf(usageCall, { query: { questionId: String(questionId) } }))
