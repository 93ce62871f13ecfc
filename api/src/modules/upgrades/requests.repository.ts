import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { upgradeRequests } from '../../database/schema/index.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'
import type { RequestState, Sold, UpgradeValues } from './upgrade.values.ts'

/** What is sought among requests. */
export interface RequestFilters {
  state?: RequestState | undefined
  search?: string | undefined
}

/** A request of the list as the database gives it. */
export interface RequestRow {
  id: string
  state: RequestState
  studentId: string
  name: string
  email: string
  programName: string
  upgrade: { id: string; name: string }
  note: string
  requestedMs: number
  decidedMs: number | null
  decidedBy: string | null
  reason: string | null
}

/** The requests that fit, the oldest first. */
export function requestsListed({ state, search }: RequestFilters): Listed {
  const student = sql`w.first_name || ' ' || w.last_name`
  return {
    fits: sql`select r.id, r.requested_at from upgrade_requests r
      join users w on w.id = r.student_id join upgrades u on u.id = r.upgrade_id
      where ${allAsked(
        state === undefined ? undefined : sql`r.state = ${state}`,
        likeOf(search, student, sql`w.email`, sql`u.name`),
      )}`,
    order: sql`p.requested_at, p.id`,
    columns: sql`r.id, r.state, r.student_id "studentId", ${student} "name", w.email,
      s.program_name "programName", json_build_object('id', u.id, 'name', u.name) "upgrade",
      r.note, ${ms(sql`r.requested_at`)} "requestedMs", ${ms(sql`r.decided_at`)} "decidedMs",
      a.first_name || ' ' || a.last_name "decidedBy", r.reason`,
    joins: sql`join upgrade_requests r on r.id = p.id join users w on w.id = r.student_id
      join students s on s.user_id = r.student_id join upgrades u on u.id = r.upgrade_id
      left join users a on a.id = r.decided_by`,
  }
}

/** How many requests wait in all. */
export async function countPending(db: Db): Promise<number> {
  return await db.$count(upgradeRequests, eq(upgradeRequests.state, 'pending'))
}

/** Writes down that a student asks for an upgrade. */
export async function insertRequest(
  tx: Db,
  request: Pick<
    typeof upgradeRequests.$inferInsert,
    'id' | 'upgradeId' | 'studentId' | 'note' | 'requestedAt'
  >,
): Promise<void> {
  await tx.insert(upgradeRequests).values({ ...request, state: 'pending' })
}

/** A request, held as it is until the transaction ends. */
export async function lockRequest(
  tx: Db,
  id: string,
): Promise<{ studentId: string; state: RequestState; upgrade: string } | undefined> {
  const [row] = await rowsOf<{ studentId: string; state: RequestState; upgrade: string }>(
    tx,
    sql`select r.student_id "studentId", r.state, u.name "upgrade"
      from upgrade_requests r join upgrades u on u.id = r.upgrade_id
      where r.id = ${id}::uuid for update of r`,
  )
  return row
}

/** The state of a student's own request, held until the transaction ends. */
export async function lockOwn(
  tx: Db,
  studentId: string,
  id: string,
): Promise<RequestState | undefined> {
  const [row] = await tx
    .select({ state: upgradeRequests.state })
    .from(upgradeRequests)
    .where(and(eq(upgradeRequests.id, id), eq(upgradeRequests.studentId, studentId)))
    .for('update')
  return row?.state
}

/** Writes down what became of a request. */
export async function settleRequest(
  tx: Db,
  id: string,
  settled: Pick<typeof upgradeRequests.$inferInsert, 'decidedAt' | 'decidedBy'> & {
    state: Exclude<RequestState, 'pending'>
    reason?: string
    bookingId?: string
  },
): Promise<void> {
  await tx.update(upgradeRequests).set(settled).where(eq(upgradeRequests.id, id))
}

/** A request with its upgrade, as the sale that may accept it is filled from it. */
export interface RequestToSell {
  id: string
  studentId: string
  state: RequestState
  note: string
  requestedMs: number
  upgrade: {
    name: string
    pricePence: number
    per: UpgradeValues['per']
    entitlements: Sold[]
    hours: number
  }
}

/** A request with its upgrade, for the sale that may accept it; undefined for an unknown one. */
export async function findToSell(db: Db, id: string): Promise<RequestToSell | undefined> {
  const [row] = await rowsOf<RequestToSell>(
    db,
    sql`select r.id, r.student_id "studentId", r.state, r.note,
        ${ms(sql`r.requested_at`)} "requestedMs",
        json_build_object('name', u.name, 'pricePence', u.price_pence, 'per', u.per,
          'entitlements', to_json(u.entitlements), 'hours', u.quarters / 4.0) "upgrade"
      from upgrade_requests r join upgrades u on u.id = r.upgrade_id where r.id = ${id}::uuid`,
  )
  return row
}
