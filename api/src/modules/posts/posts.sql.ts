import type { Role } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'
import { at } from '../../database/sql.ts'

/** Who reads. */
export interface Reader {
  userId: string
  role: Role
}

/** Posts `p` that are for a role; admins see those for anybody. */
export function postsFor(role: Role): SQL {
  return role === 'Admin'
    ? sql`posts p`
    : sql`post_roles r join posts p on p.id = r.post_id and r.role = ${role}`
}

/** Whether a post `p` has come out and is not taken back. */
export function isOut(now: Date): SQL {
  return sql`p.state in ('scheduled', 'published') and p.publish_at <= ${at(now)}`
}

/** Where a post `p` stands: what was scheduled is published once its moment has passed. */
export function stateAt(now: Date): SQL {
  return sql`case when p.state = 'scheduled' and p.publish_at <= ${at(now)} then 'published'
    else p.state end`
}

/** Address of a cover by the column with its file; null where there is none. */
export function coverOf(column: SQL): SQL {
  return sql`('/media/file/' || ${column} || '/file')`
}
