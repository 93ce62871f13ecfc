import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { renderHtml } from '../../rich-text/index.ts'
import type { PostKind } from './posts.values.ts'
import {
  countUnread,
  findShown,
  insertRead,
  type PostsAsked,
  postsShown,
  type ShownPost,
} from './reading.repository.ts'

type Listed = CallAnswer<'GET /blog/blog'>['posts'][number]

const listedOf = ({ publishedMs, ...post }: ShownPost): Listed => ({
  ...post,
  publishedAt: new Date(publishedMs).toISOString(),
})

/** A page of the posts that are shown to the caller, and how many of their kind are unread. */
export async function getPosts(
  { db, caller, now }: Asked,
  query: PostsAsked & { pageNo: number; pageSize: number },
): Promise<CallAnswer<'GET /blog/blog'>> {
  const { rows, totalCount } = await pageOf<ShownPost>(db, postsShown(caller, query, now), query)
  const unreadCount = await countUnread(db, caller, query.kind, now)
  return { posts: rows.map(listedOf), totalCount, unreadCount }
}

/**
 * A post with its text.
 * @throws Problem 404 for one that is not shown to the caller, or is of another kind.
 */
export async function getPost(
  { db, caller, now }: Asked,
  wanted: { id: string; kind: PostKind | 'all' },
): Promise<CallAnswer<'GET /blog/blog/GetById'>> {
  const post = await findShown(db, caller, wanted, now)
  if (post === undefined) throw notFound('The post')
  const { body, ...listed } = post
  return { ...listedOf(listed), body: renderHtml(body) }
}

/**
 * Notes that the caller has read a post.
 * @throws Problem 404 for one that is not shown to the caller, or is of another kind.
 */
export async function markRead(
  { db, caller, now }: Asked,
  wanted: { id: string; kind: PostKind | 'all' },
): Promise<undefined> {
  if (!(await insertRead(db, caller, wanted, now))) throw notFound('The post')
  return undefined
}
