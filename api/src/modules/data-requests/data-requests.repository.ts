import type { Role } from '@portal/shared/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { dataRequests, users } from '../../database/schema/index.ts'
import { likeOf } from '../../database/sql.ts'
import { allAsked, pageOf } from '../../lists/index.ts'
import type { Timing } from './data-requests.rules.ts'

export type DataRequest = typeof dataRequests.$inferSelect

type ListAsked = CallContext<'GET /User/admin/DataRequest/GetRequests'>['query']

/** A request as a list has it. */
export interface ListedRequest extends Timing {
  id: string
  kind: DataRequest['kind']
  userId: string | null
  role: Role | null
  name: string
  email: string
  note: string
  reason: string
  decision: DataRequest['decision']
  closedOn: string | null
  version: number
}

const name = sql`coalesce(nullif(d.name, ''), u.first_name || ' ' || u.last_name)`
const email = sql`coalesce(nullif(d.email, ''), u.email)`

const states = {
  open: sql`d.decided_at is null and d.paused_on is null`,
  paused: sql`d.decided_at is null and d.paused_on is not null`,
  closed: sql`d.decided_at is not null`,
} as const

const sorts = {
  due: sql`p.due_on`,
  arrived: sql`p.received_on`,
  name: sql`lower(p.name)`,
} as const

/** The requests that fit. */
export const requestsFitting = ({
  search = '',
  kind,
  state,
}: Partial<Pick<ListAsked, 'search' | 'kind' | 'state'>>): SQL =>
  sql`select d.id, d.due_on, d.received_on, d.decided_at, ${name} as name
    from data_requests d left join users u on u.id = d.user_id
    where ${likeOf(search, name, email)} and ${allAsked(
      kind === undefined ? undefined : sql`d.kind = ${kind}`,
      state === undefined ? undefined : states[state],
    )}`

/** A page of the requests that fit; what is closed comes after what is not. */
export async function findRequests(db: Db, asked: ListAsked) {
  const { sort, direction } = asked
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  return await pageOf<ListedRequest>(
    db,
    {
      fits: requestsFitting(asked),
      order: sql`p.decided_at is not null, ${sorts[sort]} ${way}, p.id ${way}`,
      columns: sql`p.id, d.kind, d.user_id "userId", u.role, p.name, ${email} email,
        d.received_on::text "receivedOn", d.due_on::text "dueOn", d.paused_on::text "pausedOn",
        d.paused_days "pausedDays", d.extended_on::text "extendedOn", d.note, d.reason, d.decision,
        (d.decided_at at time zone 'Europe/London')::date::text "closedOn", d.version`,
      joins: sql`join data_requests d on d.id = p.id left join users u on u.id = d.user_id`,
    },
    asked,
  )
}

/** Adds a request; undefined where one to delete the same account is open. */
export async function insertDataRequest(
  tx: Db,
  request: typeof dataRequests.$inferInsert,
): Promise<string | undefined> {
  const [made] = await tx
    .insert(dataRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: dataRequests.id })
  return made?.id
}

/** A request, held as it is until the transaction ends. */
export async function holdRequest(tx: Db, id: string): Promise<DataRequest | undefined> {
  const [row] = await tx.select().from(dataRequests).where(eq(dataRequests.id, id)).for('update')
  return row
}

/** A request as it is. */
export async function findRequest(db: Db, id: string): Promise<DataRequest | undefined> {
  const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id))
  return row
}

/** Writes what was changed of a request that is held; its version is the next one. */
export async function changeRequest(
  tx: Db,
  { id, version }: Pick<DataRequest, 'id' | 'version'>,
  change: Partial<typeof dataRequests.$inferInsert>,
): Promise<void> {
  await tx
    .update(dataRequests)
    .set({ ...change, version: version + 1 })
    .where(and(eq(dataRequests.id, id), eq(dataRequests.version, version)))
}

/** Whom a request is of, where there is an account. */
export async function findPerson(db: Db, userId: string) {
  const [row] = await db
    .select({ firstName: users.firstName, email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
  return row
}
