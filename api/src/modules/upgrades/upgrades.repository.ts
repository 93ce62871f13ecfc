import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { entitlementColumns, students, upgrades } from '../../database/schema/index.ts'
import { ms, uuidArray } from '../../database/sql.ts'
import type { Standing } from '../../versions/index.ts'
import { type FileOfRecord, fileColumn } from '../files/index.ts'
import type { RequestState, Sold, UpgradeValues } from './upgrade.values.ts'
import { hoursOf, type Programme, quartersOf } from './upgrades.rules.ts'

/** An upgrade of the catalogue; its text as it is kept. */
export interface UpgradeRow {
  id: string
  name: string
  summary: string
  body: string
  image: FileOfRecord | null
  pricePence: number
  per: UpgradeValues['per']
  entitlements: Sold[]
  quarters: number
  state: UpgradeValues['state']
}

/** Columns of an upgrade `u`. */
const columns = sql`u.id, u.name, u.summary, u.body, ${fileColumn(sql`u.image_id`)} "image",
  u.price_pence "pricePence", u.per, to_json(u.entitlements) "entitlements", u.quarters, u.state`

/** The request of a student for the upgrade `u` that counts: the accepted one, or else the latest. */
const requestOf = (studentId: string): SQL => sql`lateral (select * from upgrade_requests r
  where r.upgrade_id = u.id and r.student_id = ${studentId}::uuid
  order by r.state = 'accepted' desc, r.requested_at desc, r.id desc limit 1)`

/** Whether a student sees the upgrade `u`, whose request is `r`. */
const isSeen = sql`(u.state = 'offered' or r.state in ('pending', 'accepted', 'declined'))`

/** An upgrade as a student has it, with the request that counts. */
export interface SeenRow extends UpgradeRow {
  requestId: string | null
  requestState: RequestState | null
  reason: string | null
  sinceMs: number | null
}

/** What a student sees of the catalogue, in its order. */
export async function findSeen(db: Db, studentId: string): Promise<SeenRow[]> {
  return await rowsOf<SeenRow>(
    db,
    sql`select ${columns}, r.id "requestId", r.state "requestState", r.reason,
        ${ms(sql`coalesce(r.decided_at, r.requested_at)`)} "sinceMs"
      from upgrades u left join ${requestOf(studentId)} r on true
      where ${isSeen} order by u.position, u.id`,
  )
}

/** Whether a student sees an upgrade. */
export async function isSeenBy(db: Db, studentId: string, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from upgrades u left join ${requestOf(studentId)} r on true
      where u.id = ${id}::uuid and ${isSeen}`,
  )
  return rows.length > 0
}

/** An upgrade as admins have it. */
export interface EditedRow extends UpgradeRow {
  version: number
  updatedMs: number
  pendingCount: number
}

/** The whole catalogue in its order, with how many wait for each. */
export async function findAll(db: Db): Promise<EditedRow[]> {
  return await rowsOf<EditedRow>(
    db,
    sql`select ${columns}, u.version, ${ms(sql`u.updated_at`)} "updatedMs",
        (select count(*)::int from upgrade_requests r
          where r.upgrade_id = u.id and r.state = 'pending') "pendingCount"
      from upgrades u order by u.position, u.id`,
  )
}

const programmeColumns = { ...entitlementColumns, isUnlimited: students.isUnlimited }

/** What a student's programme has. */
export async function findProgramme(db: Db, studentId: string): Promise<Programme | undefined> {
  const [row] = await db
    .select(programmeColumns)
    .from(students)
    .where(eq(students.userId, studentId))
  return row
}

/** The same, held until the transaction ends, so that one student asks for one thing at a time. */
export async function holdProgramme(tx: Db, studentId: string): Promise<Programme | undefined> {
  const [row] = await tx
    .select(programmeColumns)
    .from(students)
    .where(eq(students.userId, studentId))
    .for('no key update')
  return row
}

/** An upgrade that a student may ask for, with the state of the request that counts. */
export async function findOffered(
  tx: Db,
  studentId: string,
  id: string,
): Promise<Pick<SeenRow, 'entitlements' | 'quarters' | 'requestState'> | undefined> {
  const [row] = await rowsOf<Pick<SeenRow, 'entitlements' | 'quarters' | 'requestState'>>(
    tx,
    sql`select to_json(u.entitlements) "entitlements", u.quarters, r.state "requestState"
      from upgrades u left join ${requestOf(studentId)} r on true
      where u.id = ${id}::uuid and u.state = 'offered'`,
  )
  return row
}

/** An upgrade as it is edited; held as it is until the transaction ends where that is asked for. */
export async function findUpgrade(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<UpgradeValues> | undefined> {
  const found = db.select().from(upgrades).where(eq(upgrades.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  if (row === undefined) return undefined
  const { name, summary, body, imageId, pricePence, per, entitlements, quarters, state } = row
  return {
    values: {
      ...{ name, summary, body, imageFileId: imageId, pricePence, per },
      ...{ entitlements, hours: hoursOf(quarters), state },
    },
    version: row.version,
  }
}

/** Writes an upgrade as it now is; a new one stands behind all others. */
export async function writeUpgrade(
  tx: Db,
  id: string,
  { values: { imageFileId, hours, ...values }, version }: Standing<UpgradeValues>,
  now: Date,
): Promise<void> {
  const kept = { imageId: imageFileId, quarters: quartersOf(hours) }
  const row = { ...values, ...kept, version, updatedAt: now }
  const position = sql`(select coalesce(max(position), 0) + 1 from upgrades)`
  await tx
    .insert(upgrades)
    .values({ ...row, id, position })
    .onConflictDoUpdate({ target: upgrades.id, set: row })
}

/** Ids of the catalogue in its order, held until the transaction ends. */
export async function holdCatalogue(tx: Db): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from upgrades order by position, id for update`,
  )
  return rows.map(({ id }) => id)
}

/** Puts the catalogue into an order. */
export async function orderUpgrades(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update upgrades u set position = o.place
    from unnest(${uuidArray(ids)}) with ordinality o (id, place) where u.id = o.id`)
}
