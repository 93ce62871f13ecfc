import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { renderHtml } from '../../rich-text/index.ts'
import {
  type AdminsAsked,
  type AdminsRow,
  findForAdmins,
  postsOfAdmins,
} from './admin.repository.ts'
import { inOrder } from './publishing.rules.ts'

const oneCall = 'GET /blog/admin/Blog/GetById'
type Row = CallAnswer<'GET /blog/admin/Blog'>['posts'][number]

/** A moment of a statement, in milliseconds, as it is sent; null for none. */
const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const rowOf = ({ publishMs, announcedMs, updatedMs, roles, ...row }: AdminsRow): Row => ({
  ...row,
  roles: inOrder(roles),
  publishAt: momentOf(publishMs),
  announcedAt: momentOf(announcedMs),
  updatedAt: new Date(updatedMs).toISOString(),
})

/** A page of the posts of a kind in every state, with how many have read each. */
export async function getAdminsPosts(
  { db, now }: Asked,
  query: AdminsAsked & { pageNo: number; pageSize: number },
): Promise<CallAnswer<'GET /blog/admin/Blog'>> {
  const { rows, totalCount } = await pageOf<AdminsRow>(db, postsOfAdmins(query, now), query)
  return { posts: rows.map(rowOf), totalCount }
}

/**
 * A post of either kind as it is edited.
 * @throws Problem 404 for an unknown one.
 */
export async function getAdminsPost(
  { db, now }: Asked,
  id: string,
): Promise<CallAnswer<typeof oneCall>> {
  const found = await findForAdmins(db, id, now)
  if (found === undefined) throw notFound('The post')
  const { draft, published, isNew, ...row } = found
  const working = draft ?? published
  return {
    ...rowOf(row),
    draft: { ...working, roles: inOrder(working.roles), bodyHtml: renderHtml(working.body) },
    published: isNew ? null : { ...published, roles: inOrder(published.roles) },
  }
}

const columns: readonly CsvColumn<AdminsRow>[] = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Shown from', cell: ({ publishMs }) => momentOf(publishMs) ?? '' },
  { header: 'Shown to', cell: ({ roles }) => inOrder(roles).join(', ') },
  { header: 'Pinned', cell: ({ isPinned }) => (isPinned ? 'yes' : 'no') },
  { header: 'People told', cell: ({ announcedMs }) => momentOf(announcedMs) ?? '' },
  { header: 'Reads', cell: ({ reads }) => reads },
  { header: 'Changes not published', cell: ({ hasChanges }) => (hasChanges ? 'yes' : 'no') },
  { header: 'Changed', cell: ({ updatedMs }) => momentOf(updatedMs) ?? '' },
]

/** All posts of a kind that fit, as CSV. */
export async function exportPosts(asked: Asked, query: AdminsAsked): Promise<FileAnswer> {
  const { db, now } = asked
  const { kind, state, search } = query
  await audit(db, asked, 'list exported', {
    details: { list: 'posts', kind, ...(state && { state }), ...(search && { search }) },
  })
  const batches = allOf<AdminsRow>(db, postsOfAdmins(query, now))
  return { content: csvOf(columns, batches), type: 'text/csv', name: `${kind}-posts.csv` }
}
