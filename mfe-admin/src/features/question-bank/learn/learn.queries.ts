import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const allCall = 'GET /training/admin/Learning'
export const pageCall = 'GET /training/admin/Learning/GetPage'
export const versionsCall = 'GET /training/admin/Learning/GetPageVersions'
const versionCall = 'GET /training/admin/Learning/GetPageVersion'

export type LearnSubject = CallAnswer<typeof allCall>[number]
export type LearnTopic = LearnSubject['topics'][number]
export type ListedPage = LearnTopic['subTopics'][number]
export type EditedPage = CallAnswer<typeof pageCall>
export type PageVersion = CallAnswer<typeof versionsCall>[number]

/** What shows a page as it is edited. */
const changes = [allCall, pageCall, versionsCall] as const

/** All of Learn. */
export const useAllPages = () => useQuery(queryOf(allCall))

/** A page as it is edited; waits for nothing while the id is null. */
export const useEditedPage = (subTopicId: number | null) =>
  useQuery({
    ...queryOf(pageCall, { query: { subTopicId: subTopicId ?? 0 } }),
    enabled: subTopicId !== null,
  })

/** What was saved of a page, the newest first. */
export const usePageVersions = (subTopicId: number) =>
  useQuery(queryOf(versionsCall, { query: { subTopicId } }))

/** A page as one save left it. */
export const usePageVersion = (subTopicId: number, version: number) =>
  useQuery(queryOf(versionCall, { query: { subTopicId, version } }))

export const useSavePage = () => useWrite('POST /training/admin/Learning/SavePage', { changes })
export const useRestorePage = () =>
  useWrite('POST /training/admin/Learning/RestorePage', { changes })
export const usePreview = () => useWrite('POST /training/admin/Learning/Preview', { changes: [] })
