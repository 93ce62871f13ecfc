import type { CallAnswer } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { fileUses, helpMessages, helpReplies, users } from '../../database/schema/index.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed } from '../../lists/index.ts'
import type { HelpMessageState } from './help.rules.ts'

type Mine = CallAnswer<'GET /Help/Message/GetMine'>['messages'][number]

/** A moment within a statement, as milliseconds. */
interface SaidRow {
  id: string
  saidMs: number
  isOurs: boolean
  by: string
  text: string
}

/** Images of the message `m`, in the order in which they came, as a JSON column. */
const images = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name,
    'bytes', f.bytes) order by f.created_at, f.id), '[]')
  from file_uses u join files f on f.id = u.file_id
  where u.area = 'help' and u.record_id = m.id::text)`

/** What is said under the message `m`, oldest first, as a JSON column. */
const replies = sql`(select coalesce(json_agg(json_build_object('id', r.id,
    'saidMs', ${ms(sql`r.said_at`)}, 'isOurs', r.is_ours, 'by', r.by, 'text', r.text)
    order by r.said_at, r.id), '[]')
  from (select r.*, coalesce(w.first_name || ' ' || w.last_name, '') "by"
    from help_replies r left join users w on w.id = r.author_id
    where r.message_id = m.id order by r.said_at, r.id limit 500) r)`

/** An own message as the database gives it. */
export interface MineRow extends Omit<Mine, 'sentAt' | 'replies'> {
  sentMs: number
  replies: SaidRow[]
}

/** What somebody has written to us; what was said last comes first. */
export function mineListed(userId: string): Listed {
  return {
    fits: sql`select m.id, m.said_at from help_messages m where m.user_id = ${userId}`,
    order: sql`p.said_at desc, p.id`,
    columns: sql`m.id, m.topic, m.text, m.page, m.state, ${ms(sql`m.sent_at`)} "sentMs",
      ${images} "files", ${replies} "replies"`,
    joins: sql`join help_messages m on m.id = p.id`,
  }
}

/** What is sought among all messages. */
export interface MessageFilters {
  state?: HelpMessageState | undefined
  assignedTo?: string | undefined
  search?: string | undefined
}

const waits = sql`m.state in ('new', 'open')`
const nameOf = (person: SQL) => sql`${person}.first_name || ' ' || ${person}.last_name`
const writer = nameOf(sql`w`)

/** A message of the list as the database gives it. */
export interface ListedRow {
  id: string
  topic: Mine['topic']
  excerpt: string
  state: HelpMessageState
  userId: string
  name: string
  role: Role
  email: string
  sentMs: number
  waitingMs: number
  replies: number
  assignedTo: { userId: string; name: string } | null
  version: number
}

const columns = sql`m.id, m.topic, left(regexp_replace(m.text, '\\s+', ' ', 'g'), 160) "excerpt",
  m.state, m.user_id "userId", ${writer} "name", w.role, w.email, ${ms(sql`m.sent_at`)} "sentMs",
  ${ms(sql`m.waiting_since`)} "waitingMs",
  (select count(*)::int from help_replies r where r.message_id = m.id) "replies",
  case when a.id is not null then json_build_object('userId', a.id, 'name', ${nameOf(sql`a`)}) end
    "assignedTo",
  m.version`

const people = sql`join users w on w.id = m.user_id left join users a on a.id = m.assigned_to`

/** Messages that fit: those that wait first, the longest waiting on top, then the latest. */
export function messagesListed({ state, assignedTo, search }: MessageFilters): Listed {
  return {
    fits: sql`select m.id, ${waits} "waits", m.waiting_since, m.said_at
      from help_messages m join users w on w.id = m.user_id
      where ${allAsked(
        state === undefined ? undefined : sql`m.state = ${state}`,
        isRecord(sql`m.assigned_to`, assignedTo),
        likeOf(search, writer, sql`m.text`),
      )}`,
    order: sql`p.waits desc, case when p.waits then p.waiting_since end, p.said_at desc, p.id`,
    columns,
    joins: sql`join help_messages m on m.id = p.id ${people}`,
  }
}

/** How many messages wait. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from help_messages m where ${waits}`,
  )
  return row?.count ?? 0
}

/** A message with all that is said of it. */
export interface WholeRow extends Omit<ListedRow, 'excerpt' | 'replies'> {
  text: string
  page: string
  faq: { id: string; question: string } | null
  files: Mine['files']
  replies: SaidRow[]
}

/** A message, whoever wrote it. */
export async function findMessage(db: Db, id: string): Promise<WholeRow | undefined> {
  const [row] = await rowsOf<WholeRow & { excerpt: string }>(
    db,
    sql`select ${columns}, m.text, m.page,
        case when f.id is not null then json_build_object('id', f.id, 'question', f.question) end
          "faq",
        ${images} "files", ${replies} "replies"
      from help_messages m ${people} left join faqs f on f.id = m.faq_id
      where m.id = ${id}::uuid`,
  )
  if (row === undefined) return undefined
  const { excerpt: _, ...whole } = row
  return whole
}

/** A message that is about to be changed, held until the transaction ends. */
export async function lockMessage(
  tx: Db,
  id: string,
): Promise<typeof helpMessages.$inferSelect | undefined> {
  const [row] = await tx.select().from(helpMessages).where(eq(helpMessages.id, id)).for('update')
  return row
}

export async function insertMessage(
  tx: Db,
  message: typeof helpMessages.$inferInsert,
): Promise<void> {
  await tx.insert(helpMessages).values(message)
}

/** Changes a message, and makes its next version. @returns that version */
export async function changeMessage(
  tx: Db,
  id: string,
  change: Partial<typeof helpMessages.$inferInsert>,
): Promise<number> {
  const [row] = await tx
    .update(helpMessages)
    .set({ ...change, version: sql`${helpMessages.version} + 1` })
    .where(eq(helpMessages.id, id))
    .returning({ version: helpMessages.version })
  return row?.version ?? 0
}

export async function insertReply(tx: Db, reply: typeof helpReplies.$inferInsert): Promise<void> {
  await tx.insert(helpReplies).values(reply)
}

/** Whether somebody wrote this message. */
export async function isWriterOf(db: Db, userId: string, id: string): Promise<boolean> {
  const own = and(eq(helpMessages.id, id), eq(helpMessages.userId, userId))
  return (await db.$count(helpMessages, own)) > 0
}

/** Ids of somebody's messages that have images. */
export async function withImages(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: helpMessages.id })
    .from(helpMessages)
    .innerJoin(
      fileUses,
      and(eq(fileUses.area, 'help'), sql`${fileUses.recordId} = ${helpMessages.id}::text`),
    )
    .where(eq(helpMessages.userId, userId))
  return rows.map(({ id }) => id)
}

/** Active admins, by name; at most twenty. */
export async function findAdmins(
  db: Db,
  { search, userId }: { search?: string | undefined; userId?: string | undefined },
): Promise<{ userId: string; name: string }[]> {
  const name = nameOf(sql`u`)
  return await rowsOf<{ userId: string; name: string }>(
    db,
    sql`select u.id "userId", ${name} "name" from users u
      where u.role = 'Admin' and u.is_active
        and ${allAsked(isRecord(sql`u.id`, userId), likeOf(search, name))}
      order by lower(${name}), u.id limit 20`,
  )
}

/** The role of somebody who is there. */
export async function roleOf(db: Db, userId: string): Promise<Role> {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
  if (row === undefined) throw new Error('A message is of somebody who is not there')
  return row.role
}
