import { ApiError, type CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const postsCall = 'GET /blog/blog'
export const postCall = 'GET /blog/blog/GetById'

export type ListedPost = CallAnswer<typeof postsCall>['posts'][number]
export type ReadPost = CallAnswer<typeof postCall>

/** The first few posts of both kinds, unread ones first. */
export const useFewPosts = (pageSize: number) =>
  useQuery(queryOf(postsCall, { query: { kind: 'all', pageNo: 1, pageSize } }))

/** A post; asked for each time that it is opened, since it may have been taken back. */
export const usePost = (id: string) =>
  useQuery({ ...queryOf(postCall, { query: { id } }), staleTime: 0 })

export const useMarkRead = () => useWrite('POST /blog/blog/MarkRead', { changes: [postsCall] })

/** Whether a post is not there for the person, as one that was taken back. */
export const isNotThere = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
