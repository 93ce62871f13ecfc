import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'
import { auditChains, auditChecks } from '../database/schema/index.ts'
import { ms, textArray } from '../database/sql.ts'
import type { AuditChain, EntryRange, KnownSeal } from './seals.repository.ts'

/**
 * Keeps what came of a check, in the place of the one before. One that found something does not say
 * with which seal the next has to begin to miss any.
 */
export async function keepCheck(
  tx: Db,
  chain: AuditChain,
  { last, broken, now }: { last: KnownSeal | null; broken: EntryRange | null; now: Date },
): Promise<void> {
  const found = {
    checkedAt: now,
    brokenFrom: broken?.fromId ?? null,
    brokenTo: broken?.toId ?? null,
  }
  const known = { lastNumber: last?.number ?? null, lastHash: last?.hash ?? null }
  await tx
    .insert(auditChecks)
    .values({ chain, ...found, ...(broken === null ? known : {}) })
    .onConflictDoUpdate({
      target: auditChecks.chain,
      set: broken === null ? { ...found, ...known } : found,
    })
}

/** How a chain stands. */
export interface ChainState {
  chain: AuditChain
  /** The last seal, and when it was made. */
  sealedUntil: number | null
  checkedAt: number | null
  broken: EntryRange | null
}

/** How all chains stand, in their order. */
export async function readChains(db: Db): Promise<ChainState[]> {
  const rows = await rowsOf<
    Omit<ChainState, 'broken'> & { [K in keyof EntryRange]: number | null }
  >(
    db,
    sql`select n.chain, ${ms(sql`s.last_at`)} "sealedUntil", ${ms(sql`c.checked_at`)} "checkedAt",
        c.broken_from::float8 "fromId", c.broken_to::float8 "toId"
      from unnest(${textArray(auditChains)}) with ordinality n (chain, place)
      left join lateral (select last_at from audit_seals
        where chain = n.chain order by number desc limit 1) s on true
      left join audit_checks c on c.chain = n.chain
      order by n.place`,
  )
  return rows.map(({ fromId, toId, ...state }) => ({
    ...state,
    broken: fromId === null || toId === null ? null : { fromId, toId },
  }))
}
