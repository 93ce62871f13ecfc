import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const blogCall = 'GET /blog/admin/Blog'
export const newsCall = 'GET /news/admin/News'
export const oneCall = 'GET /blog/admin/Blog/GetById'
export const saveCall = 'POST /blog/admin/Blog/SaveDraft'

export type PostRow = CallAnswer<typeof blogCall>['posts'][number]
export type EditedPost = CallAnswer<typeof oneCall>
export type PostKind = PostRow['kind']
export type Audience = PostRow['roles'][number]

/** What shows posts as they are edited. */
export const changes = [blogCall, newsCall, oneCall] as const

export const postQuery = (id: string) => queryOf(oneCall, { query: { id } })
export const usePost = (id: string) => useQuery(postQuery(id))
export const usePublish = () => useWrite('POST /blog/admin/Blog/Publish', { changes })
export const useSetState = () => useWrite('POST /blog/admin/Blog/SetState', { changes })
