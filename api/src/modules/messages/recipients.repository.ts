import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import type { RecipientGroup } from './messages.rules.ts'
import { mailStateOf } from './recipients.sql.ts'

type ListQuery = Omit<
  CallContext<'GET /Notification/admin/Message/GetRecipients'>['query'],
  'pageNo' | 'pageSize'
>

/** Somebody who has a message, as the database gives it. */
export interface RecipientRow extends Pick<RecipientGroup, 'role' | 'mail' | 'inPortal'> {
  userId: string
  name: string
  email: string
  readMs: number | null
}

const fullName = sql`u.first_name || ' ' || u.last_name`

const isSought = (search: string) =>
  sql`u.search_text like '%' || plain_text(${search.replace(/[\\%_]/g, '\\$&')}) || '%'`

/** Who has a message, as a list. */
export function recipientsListed(query: ListQuery): Listed {
  const { messageId, search, isRead, mail, direction } = query
  const notification = sql`(select id from notifications where message_id = ${messageId}::uuid)`
  return {
    fits: sql`select r.user_id id, lower(${fullName}) sorted
      from notification_recipients r join users u on u.id = r.user_id
      ${mail === undefined ? sql`` : sql`left join mails k on k.id = r.mail_id`}
      where ${allAsked(
        sql`r.notification_id = ${notification}`,
        search === undefined || search === '' ? undefined : isSought(search),
        isRead === undefined
          ? undefined
          : sql`(r.in_portal and (r.read_at is not null) = ${isRead === 'true'})`,
        mail === undefined ? undefined : sql`${mailStateOf} = ${mail}`,
      )}`,
    order: orderOf(direction, sql`p.sorted`, sql`p.id`),
    columns: sql`u.id "userId", ${fullName} "name", u.email, u.role, r.in_portal "inPortal",
      ${ms(sql`r.read_at`)} "readMs", ${mailStateOf} "mail"`,
    joins: sql`join users u on u.id = p.id
      join notification_recipients r on r.user_id = p.id and r.notification_id = ${notification}
      left join mails k on k.id = r.mail_id`,
  }
}

/** Those who have a message, by role, way and what became of it. */
export async function groupRecipients(db: Db, messageId: string): Promise<RecipientGroup[]> {
  return await rowsOf<RecipientGroup>(
    db,
    sql`select u.role, r.in_portal "inPortal", r.read_at is not null "isRead",
        r.mail_id is not null "isAtOnce", ${mailStateOf} mail, count(*)::int people
      from notifications n join notification_recipients r on r.notification_id = n.id
      join users u on u.id = r.user_id left join mails k on k.id = r.mail_id
      where n.message_id = ${messageId}::uuid
      group by 1, 2, 3, 4, 5 order by 1`,
  )
}
