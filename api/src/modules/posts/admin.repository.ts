import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import { type FileOfRecord, fileColumn } from '../files/index.ts'
import { stateAt } from './posts.sql.ts'
import type { PostKind, PostState, PostValues } from './posts.values.ts'

/** Which posts an admin asks for, and in which order. */
export type AdminsAsked = Omit<CallContext<'GET /blog/admin/Blog/ExportBlog'>['query'], 'kind'> & {
  kind: PostKind
}

/** A post in the list of admins; moments in milliseconds. */
export interface AdminsRow {
  id: string
  kind: PostKind
  title: string
  summary: string
  state: PostState
  publishMs: number | null
  roles: PostValues['roles']
  isPinned: boolean
  announce: boolean
  announcedMs: number | null
  reads: number
  hasChanges: boolean
  updatedMs: number
  version: number
}

/** Roles of the public words, as an array. */
const publicRoles = sql`array(select r.role from post_roles r where r.post_id = p.id)`
const readsOf = sql`(select count(*)::int from post_reads x where x.post_id = p.id)`

/** Columns of a post `o`, with its working copy `d`, at a moment. */
const columnsAt = (reads: SQL, state: SQL): SQL => sql`p.id, o.kind,
  coalesce(d.title, o.title) "title", coalesce(d.summary, o.summary) "summary", ${state} "state",
  ${ms(sql`o.publish_at`)} "publishMs", to_json(coalesce(d.roles, ${publicRoles})) "roles",
  coalesce(d.pinned, o.pinned) "isPinned", o.announce, ${ms(sql`o.announced_at`)} "announcedMs",
  ${reads} "reads", d.post_id is not null "hasChanges", ${ms(sql`o.updated_at`)} "updatedMs",
  o.version`

/** All posts of a kind that fit, in every state; words and roles are those of the working copy. */
export function postsOfAdmins(
  { kind, search, state, sort, direction }: AdminsAsked,
  now: Date,
): Listed {
  const keys = {
    publishAt: sql`p.publish_at`,
    title: sql`lower(p.title)`,
    updatedAt: sql`p.updated_at`,
    reads: sql`p.reads`,
  }
  return {
    fits: sql`select p.id, p.publish_at, p.updated_at, coalesce(d.title, p.title) title,
        ${stateAt(now)} state, ${sort === 'reads' ? readsOf : sql`0`} reads
      from posts p left join post_drafts d on d.post_id = p.id
      where ${allAsked(
        sql`p.kind = ${kind}`,
        state === undefined ? undefined : sql`${stateAt(now)} = ${state}`,
        likeOf(search, sql`coalesce(d.title, p.title)`, sql`coalesce(d.summary, p.summary)`),
      )}`,
    order: orderOf(direction, keys[sort], sql`p.id`),
    columns: columnsAt(readsOf, stateOfRow(now)),
    joins: sql`join posts o on o.id = p.id left join post_drafts d on d.post_id = p.id`,
  }
}

const stateOfRow = (now: Date) => sql`(select ${stateAt(now)} from posts p where p.id = o.id)`

/** Words of a post as the database gives them. */
interface RawValues extends PostValues {
  cover: FileOfRecord | null
}

/** A post as it is edited. */
export interface AdminsPost extends AdminsRow {
  draft: RawValues | null
  published: RawValues
  isNew: boolean
}

const wordsOf = (of: string, roles: SQL) => {
  const column = (name: string) => sql.raw(`${of}.${name}`)
  return sql`json_build_object('title', ${column('title')}, 'summary', ${column('summary')},
    'coverFileId', ${column('cover_id')}, 'cover', ${fileColumn(column('cover_id'))},
    'body', ${column('body')}, 'roles', to_json(${roles}), 'pinned', ${column('pinned')})`
}

/** A post with its working copy; undefined where there is none. */
export async function findForAdmins(
  db: Db,
  id: string,
  now: Date,
): Promise<AdminsPost | undefined> {
  const [row] = await rowsOf<AdminsPost>(
    db,
    sql`select ${columnsAt(readsOf, stateOfRow(now))},
        case when d.post_id is null then null else ${wordsOf('d', sql`d.roles`)} end "draft",
        ${wordsOf('o', publicRoles)} "published", o.published_version is null "isNew"
      from posts p join posts o on o.id = p.id left join post_drafts d on d.post_id = p.id
      where p.id = ${id}::uuid`,
  )
  return row
}
