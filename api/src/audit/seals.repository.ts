import { and, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'
import { type auditChains, auditChanges, auditLog } from '../database/schema/index.ts'
import { at } from '../database/sql.ts'
import { isAsWritten } from './audit.rules.ts'

export type AuditChain = (typeof auditChains)[number]

/** Entries from the first to the last of these ids. */
export interface EntryRange {
  fromId: number
  toId: number
}

/** A seal, by which it can be told whether it is still there as it was. */
export interface KnownSeal {
  number: number
  hash: string
}

export interface Seal extends EntryRange, KnownSeal {
  /** Of its entries; none once they are cut. */
  entries: number
}

/** Any number that nothing else in the database takes as an advisory lock. */
const sealLock = 4_127_004

/** Most entries of one seal. */
const mostEntries = 10_000

/**
 * A moment with its microseconds, which a `Date` of JavaScript would lose, whatever zone the
 * connection is set to.
 */
const written = (moment: SQL) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

const sha256 = (text: SQL) => sql`sha256(convert_to((${text})::text, 'UTF8'))`

/**
 * All that an entry (`l`) says, with the digests of its values. It is what seals are made of: what
 * stands here stays, and a column that the log is given later is not part of it.
 */
const hashOfEntry = sha256(sql`jsonb_build_array(l.id, ${written(sql`l.at`)}, l.actor_id,
  l.subject_id, l.action, l.address, l.kind, l.record, l.version, l.batch, l.request_id, l.details,
  (select jsonb_agg(jsonb_build_array(c.field, c.digest) order by c.field collate "C")
    from audit_changes c where c.audit_id = l.id))`)

/** Of the rows of a group: how many, until when, and what they say. */
const sum = sql`count(*)::int entries, max(l.at) last_at,
  encode(sha256(string_agg(${hashOfEntry}, ''::bytea order by l.id)), 'hex') digest`

/** What a seal (`s`) says on top of the one before (`p`). */
const hashOfSeal = sql`encode(${sha256(sql`jsonb_build_array(s.chain, s.number, s.from_id, s.to_id,
  s.entries, ${written(sql`s.last_at`)}, s.digest, ${written(sql`s.sealed_at`)}, p.hash)`)}, 'hex')`

/** @returns false while another process seals; the lock is held to the end of the transaction. */
export async function holdSealLock(tx: Db): Promise<boolean> {
  const [row] = await rowsOf<{ isHeld: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${sealLock}) "isHeld"`,
  )
  return row?.isHeld === true
}

/** How far the log has come, and which transactions may bring entries of before that yet. */
export interface Writing {
  lastId: number
  writers: string[]
}

/**
 * Looks who is writing entries. An entry has its number when it is written and is seen when its
 * transaction ends, and until then the transaction holds the table; the locks are read after the
 * entries, so that nobody is missed who has a number up to the last one.
 */
export async function findWriting(db: Db): Promise<Writing> {
  const [row] = await rowsOf<Writing>(
    db,
    sql`select (select coalesce(max(id), 0) from audit_log)::float8 "lastId",
      array(select virtualtransaction::text from pg_locks
        where relation = 'audit_log'::regclass and mode = 'RowExclusiveLock'
          and database = (select oid from pg_database where datname = current_database())
          and pid is distinct from pg_backend_pid()) writers`,
  )
  if (row === undefined) throw new Error('The database did not answer')
  return row
}

/**
 * Seals what was written before a moment and is not sealed yet, in the order of the ids; an entry
 * of after that moment ends it. All in the database, so that nothing is lost on the way.
 * @param limits `lastId`: nobody may bring an entry of a smaller number any more
 * @returns undefined where there is nothing to seal.
 */
export async function sealNext(
  tx: Db,
  chain: AuditChain,
  { before, lastId, now }: { before: Date; lastId: number; now: Date },
): Promise<Seal | undefined> {
  const [seal] = await rowsOf<Seal>(
    tx,
    sql`with p as (
        select number, to_id, hash from audit_seals where chain = ${chain}
        union all select 0, 0, null
        order by number desc limit 1
      ), l as (
        select l.* from audit_log l, p
        where audit_chain(l.action) = ${chain} and l.id > p.to_id and l.id <= ${lastId}
          and l.id < coalesce((select min(o.id) from audit_log o
            where o.at >= ${at(before)} and o.id > p.to_id), 9223372036854775807)
        order by l.id limit ${mostEntries}
      ), s as (
        select ${chain}::text chain, p.number + 1 number, p.to_id from_id, held.*,
          ${at(now)} sealed_at
        from p, (select max(l.id) to_id, ${sum} from l) held
        where held.entries > 0
      )
      insert into audit_seals
        (chain, number, from_id, to_id, entries, last_at, digest, sealed_at, hash)
      select s.chain, s.number, s.from_id, s.to_id, s.entries, s.last_at, s.digest, s.sealed_at,
        ${hashOfSeal}
      from s, p
      returning number, hash, entries, (from_id + 1)::float8 "fromId", to_id::float8 "toId"`,
  )
  return seal
}

/**
 * Removes entries of a chain that are past their time, up to the last seal under which all are. The
 * seals stay.
 * @returns how many there were
 */
export async function cutChain(tx: Db, chain: AuditChain, now: Date): Promise<number> {
  const cut = await rowsOf<{ from: number; to: number }>(
    tx,
    sql`update audit_seals set cut_at = ${at(now)}
      where chain = ${chain} and cut_at is null
        and last_at < ${at(now)} - audit_time(chain)
        and number < coalesce((select min(number) from audit_seals
          where chain = ${chain} and last_at >= ${at(now)} - audit_time(chain)), 2147483647)
      returning from_id::float8 "from", to_id::float8 "to"`,
  )
  if (cut.length === 0) return 0
  const from = Math.min(...cut.map((seal) => seal.from))
  const to = Math.max(...cut.map((seal) => seal.to))
  const isCut = sql`audit_chain(${auditLog.action}) = ${chain} and ${auditLog.id} > ${from}
    and ${auditLog.id} <= ${to}`
  await tx
    .delete(auditChanges)
    .where(
      inArray(auditChanges.auditId, tx.select({ id: auditLog.id }).from(auditLog).where(isCut)),
    )
  const gone = await tx.delete(auditLog).where(isCut).returning({ id: auditLog.id })
  return gone.length
}

/** How many entries are sealed and not cut, of all chains. */
export async function countSealed(db: Db): Promise<number> {
  const [row] = await rowsOf<{ entries: number }>(
    db,
    sql`select coalesce(sum(entries), 0)::int entries from audit_seals where cut_at is null`,
  )
  return row?.entries ?? 0
}

/** Entries that one step of a check reads, and most seals. */
const step = { entries: 50_000, seals: 500 }

/** A seal, and whether it is what the log says now. */
export interface CheckedSeal extends Seal {
  isWhole: boolean
}

/**
 * Computes the next seals of a chain anew, from what the log holds now: whether each stands on the
 * one before without a gap, and is of these entries; one whose entries were cut, that they were past
 * their time, and that there are none.
 * @param after the number of the seal that was checked last
 */
export async function recompute(
  db: Db,
  chain: AuditChain,
  after: number,
  now: Date,
): Promise<CheckedSeal[]> {
  return await rowsOf<CheckedSeal>(
    db,
    sql`with chosen as (
        select *, sum(entries) over (order by number) - entries before from (
          select * from audit_seals where chain = ${chain} and number > ${after}
          order by number limit ${step.seals}) s
      )
      select s.number, s.hash, (s.from_id + 1)::float8 "fromId", s.to_id::float8 "toId",
        case when s.cut_at is null then s.entries else 0 end entries,
        coalesce(
          s.number = coalesce(p.number, 0) + 1 and s.from_id = coalesce(p.to_id, 0)
            and s.hash = ${hashOfSeal}
            and case when s.cut_at is null
              then (s.entries, s.last_at, s.digest) = (held.entries, held.last_at, held.digest)
              else held.entries = 0 and s.last_at < ${at(now)} - audit_time(s.chain) end,
          false) "isWhole"
      from chosen s
      left join lateral (select number, to_id, hash from audit_seals
        where chain = s.chain and number < s.number order by number desc limit 1) p on true
      cross join lateral (select ${sum} from audit_log l
        where audit_chain(l.action) = s.chain and l.id <= s.to_id
          and l.id > case when s.number = 1 then -9223372036854775807 else s.from_id end) held
      where s.before < ${step.entries}
      order by s.number`,
  )
}

/** The first of these entries whose values are not those that were written; undefined for none. */
export async function findOtherValues(
  db: Db,
  chain: AuditChain,
  { fromId, toId }: EntryRange,
): Promise<number | undefined> {
  const { auditId, field, before, after, salt, digest } = auditChanges
  const rows = await db
    .select({ auditId, field, before, after, salt, digest })
    .from(auditChanges)
    .innerJoin(auditLog, eq(auditLog.id, auditId))
    .where(
      and(
        sql`audit_chain(${auditLog.action}) = ${chain}`,
        gte(auditId, fromId),
        lte(auditId, toId),
        or(isNotNull(salt), isNotNull(before), isNotNull(after)),
      ),
    )
    .orderBy(auditId)
  return rows.find((row) => !isAsWritten(row))?.auditId
}

/** The seal with which the check before ended, where it is not there any more as it was. */
export async function findLostSeal(db: Db, chain: AuditChain): Promise<EntryRange | undefined> {
  const [lost] = await rowsOf<EntryRange>(
    db,
    sql`select coalesce((select max(to_id) from audit_seals
          where chain = c.chain and number < c.last_number), 0)::float8 + 1 "fromId",
        greatest((select max(id) from audit_log), (select max(to_id) from audit_seals), 0)::float8 + 1
          "toId"
      from audit_checks c
      where c.chain = ${chain} and c.last_number is not null
        and not exists (select 1 from audit_seals s
          where s.chain = c.chain and s.number = c.last_number and s.hash = c.last_hash)`,
  )
  return lost
}
