import * as z from 'zod'
import { inTransaction, type Occasion } from '../../asked.ts'
import { keepCheck } from '../../audit/checks.repository.ts'
import {
  type AuditChain,
  type CheckedSeal,
  countSealed,
  type EntryRange,
  findLostSeal,
  findOtherValues,
  recompute,
} from '../../audit/seals.repository.ts'
import type { Db } from '../../database/db.ts'
import { auditChains } from '../../database/schema/index.ts'
import { defineJob, type Step } from '../../jobs/define-job.ts'
import { type JobAsked, startOnce } from '../../jobs/start-job.ts'

const range = z.strictObject({ fromId: z.int(), toId: z.int() })

const checkCursor = z.strictObject({
  chain: z.enum(auditChains),
  /** The seal that was checked last; null at the beginning of a chain. */
  last: z.strictObject({ number: z.int(), hash: z.string() }).nullable(),
  /** What was found in the chains before. */
  found: z.array(z.strictObject({ chain: z.enum(auditChains), broken: range.nullable() })),
})

type Cursor = z.output<typeof checkCursor>

/**
 * Whether the audit log is as it was sealed: computes every seal anew, from what the log holds, and
 * the digest of every value that has not been emptied. Of each chain the first fault is kept and
 * told to those who run the portal; a chain is not looked at beyond it.
 */
export const auditCheckJob = defineJob({
  input: z.strictObject({}),
  cursor: checkCursor,
  step: async ({ tx, cursor, now }): Promise<Step<Cursor>> => {
    const total = cursor === null ? { total: await countSealed(tx) } : {}
    const { chain, last, found } = cursor ?? start
    const seals = await recompute(tx, chain, last?.number ?? 0, now)
    const fault = await firstFault(tx, chain, seals)
    const did = seals.reduce((sum, { entries }) => sum + entries, 0)
    const end = seals.at(-1)
    if (fault === undefined && end !== undefined) {
      const { number, hash } = end
      return { did, ...total, cursor: { chain, last: { number, hash }, found }, isLast: false }
    }
    const broken = fault ?? (await findLostSeal(tx, chain)) ?? null
    await keepCheck(tx, chain, { last, broken, now })
    const next = auditChains[auditChains.indexOf(chain) + 1]
    const chains = [...found, { chain, broken }]
    return {
      did,
      ...total,
      cursor: { chain: next ?? chain, last: null, found: chains },
      isLast: next === undefined,
      result: { chains },
      ...(broken === null ? {} : { alarm: alarmOf(chain, broken) }),
    }
  },
})

const start: Cursor = { chain: auditChains[0], last: null, found: [] }

/** The first entries of these seals with which something is wrong. */
async function firstFault(
  tx: Db,
  chain: AuditChain,
  seals: readonly CheckedSeal[],
): Promise<EntryRange | undefined> {
  const [first, end] = [seals[0], seals.at(-1)]
  if (first === undefined || end === undefined) return undefined
  const seal = seals.find(({ isWhole }) => !isWhole)
  const { fromId } = first
  const value = await findOtherValues(tx, chain, { fromId, toId: seal?.fromId ?? end.toId })
  if (value !== undefined) return { fromId: value, toId: value }
  return seal && { fromId: seal.fromId, toId: seal.toId }
}

const alarmOf = (chain: AuditChain, { fromId, toId }: EntryRange) =>
  `The audit log is not as it was sealed: of ${chain}, entries ${fromId} to ${toId}`

/** The check of each night. */
export async function startNightlyCheck<A extends Occasion & JobAsked>(asked: A): Promise<void> {
  await inTransaction(asked, (within) => startOnce(within, 'auditCheck', {}))
}
