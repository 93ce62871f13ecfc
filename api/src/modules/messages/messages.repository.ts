import type { Audience } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { messages } from '../../database/schema/index.ts'
import { at, likeOf, ms, uuidArray } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import { failedOf, mailedOf } from './recipients.sql.ts'

export type MessageRow = typeof messages.$inferSelect

export type MessageState = MessageRow['state']

type ListQuery = CallContext<'GET /Notification/admin/Message/GetMessages'>['query']

/** A message of the list as the database gives it. */
export interface ListedMessage {
  messageId: string
  title: string
  state: MessageState
  sendMs: number | null
  expiresMs: number | null
  recipients: number
  read: number
  mailed: number
  failed: number
  byName: string | null
  version: number
}

const sortKeys: Readonly<Record<ListQuery['sort'], SQL>> = {
  // A draft is what comes last of all.
  sendAt: sql`coalesce(m.send_at, 'infinity')`,
  title: sql`lower(m.title)`,
  expiresAt: sql`m.expires_at`,
  recipients: sql`m.told_count`,
}

/** Name of whoever wrote it. */
const byName = sql`(select w.first_name || ' ' || w.last_name from users w
  where w.id = m.created_by)`

/** Messages as a list; how many have read them is counted of those on the page alone. */
export function messagesListed({ sort, direction, state, search }: ListQuery): Listed {
  return {
    fits: sql`select m.id, ${sortKeys[sort]} sorted from messages m where ${allAsked(
      state === undefined ? undefined : sql`m.state = ${state}`,
      search === undefined || search === ''
        ? undefined
        : likeOf(search, sql`m.title`, sql`m.description`),
    )}`,
    order: orderOf(direction, sql`p.sorted`, sql`p.id`),
    columns: sql`m.id "messageId", m.title, m.state, ${ms(sql`m.send_at`)} "sendMs",
      ${ms(sql`m.expires_at`)} "expiresMs", r.recipients, r.read, r.mailed, r.failed,
      ${byName} "byName", m.version`,
    joins: sql`join messages m on m.id = p.id
      left join notifications n on n.message_id = m.id
      cross join lateral (
        select count(*)::int recipients,
          count(*) filter (where r.in_portal and r.read_at is not null)::int as read,
          count(*) filter (where ${mailedOf})::int mailed,
          count(*) filter (where ${failedOf})::int failed
        from notification_recipients r left join mails k on k.id = r.mail_id
        where r.notification_id = n.id
      ) r`,
  }
}

/** A message with the names of what its audience names by id. */
export interface MessageInFull extends MessageRow {
  byName: string | null
  schools: { id: string; name: string }[]
  people: { id: string; name: string }[]
}

const listIn = (name: string) => sql`jsonb_array_elements_text(m.audience->${name})::uuid`

/** A message with all that is known of it but its recipients. */
export async function findInFull(db: Db, id: string): Promise<MessageInFull | undefined> {
  const named = (names: SQL) => sql`coalesce((${names}), '[]'::json)`
  const [row] = await db
    .select({
      message: messages,
      byName: sql<string | null>`(select w.first_name || ' ' || w.last_name from users w
        where w.id = ${messages.createdBy})`,
      schools: sql<MessageInFull['schools']>`(select ${named(
        sql`select json_agg(json_build_object('id', s.id, 'name', s.name) order by lower(s.name))
          from schools s where s.id in (select ${listIn('schoolIds')})`,
      )} from messages m where m.id = ${id}::uuid)`,
      people: sql<MessageInFull['people']>`(select ${named(
        sql`select json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
            order by lower(u.first_name || ' ' || u.last_name))
          from users u where u.id in (
            select ${listIn('userIds')} union all select ${listIn('exceptUserIds')})`,
      )} from messages m where m.id = ${id}::uuid)`,
    })
    .from(messages)
    .where(eq(messages.id, id))
  if (row === undefined) return undefined
  const { message, ...names } = row
  return { ...message, ...names }
}

/** A message; held as it is until the transaction ends where that is asked for. */
export async function findMessage(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<MessageRow | undefined> {
  const asked = db.select().from(messages).where(eq(messages.id, id))
  const [row] = await (isHeld ? asked.for('update') : asked)
  return row
}

/** What stands of those whom a message names, and when it goes out. */
export async function findNamed(
  db: Db,
  id: string,
  { schoolIds, userIds }: Audience,
): Promise<{ sendMs: number | null; state: MessageState | null; schools: number; roles: Role[] }> {
  const [row] = await rowsOf<Awaited<ReturnType<typeof findNamed>>>(
    db,
    sql`select (select ${ms(sql`send_at`)} from messages where id = ${id}::uuid) "sendMs",
      (select state from messages where id = ${id}::uuid) state,
      (select count(*)::int from schools where id = any (${uuidArray(schoolIds)})) schools,
      array(select role from users where id = any (${uuidArray(userIds)})) roles`,
  )
  return row ?? { sendMs: null, state: null, schools: 0, roles: [] }
}

/** Writes what was edited, of a new message or of one that is there. */
export async function writeMessage(
  db: Db,
  message: Omit<typeof messages.$inferInsert, 'createdAt' | 'createdBy'> & { by: string },
): Promise<void> {
  const { by, id, ...edited } = message
  await db
    .insert(messages)
    .values({ ...edited, id, createdBy: by, createdAt: edited.updatedAt })
    .onConflictDoUpdate({ target: messages.id, set: edited })
}

/** Changes how far a message has got. */
export async function changeState(
  db: Db,
  id: string,
  change: Partial<Pick<MessageRow, 'sendAt' | 'expectedCount' | 'foundCount' | 'startedAt'>> & {
    state: MessageState
    endedAt?: Date
  },
): Promise<void> {
  await db.update(messages).set(change).where(eq(messages.id, id))
}

/** Takes one of the messages whose time has come, which no other process has; undefined without any. */
export async function takeDue(db: Db, now: Date): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from messages where state = 'scheduled' and send_at <= ${at(now)}
      order by send_at limit 1 for update skip locked`,
  )
  return row?.id
}

/** Keeps how many a batch has told; with the last one the message is sent. */
export async function keepTold(
  db: Db,
  id: string,
  { people, isLast, now }: { people: number; isLast: boolean; now: Date },
): Promise<void> {
  await db
    .update(messages)
    .set({
      toldCount: sql`${messages.toldCount} + ${people}`,
      ...(isLast && { state: 'sent' as const, endedAt: now }),
    })
    .where(eq(messages.id, id))
}

/** Who writes to oneself. */
export async function emailOf(db: Db, userId: string): Promise<string> {
  const [row] = await rowsOf<{ email: string }>(
    db,
    sql`select email from users where id = ${userId}::uuid`,
  )
  return row?.email ?? ''
}
