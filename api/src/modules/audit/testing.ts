import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type AuditAction, audit } from '../../audit/audit.ts'
import type { Db } from '../../database/db.ts'
import { auditSeals, tasks } from '../../database/schema/index.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { sealLog } from './audit.service.ts'

/** A server with its log, and the people in it. */
export interface Audited {
  app: TestApp
  admin: string
  student: string
}

export async function makeAudited(now: Date): Promise<Audited> {
  const app = await makeTestApp({ now })
  return { app, admin: await app.make.admin(), student: await app.make.student() }
}

export const hourMs = 3_600_000

interface Checked {
  chains: { chain: string; broken: { fromId: number; toId: number } | null }[]
  alarms: string[]
}

/** What a check finds of a log that nobody has tampered with. */
export const whole: Checked = {
  chains: [
    { chain: 'sign-ins', broken: null },
    { chain: 'changes', broken: null },
  ],
  alarms: [],
}

class Undone extends Error {}

/** What tests do with the log of the server that there is at that moment. */
export function auditing(audited: () => Audited) {
  let lines: Record<string, unknown>[] = []
  const log = { info: (line: unknown) => void lines.push(Object(line)) }

  /** What the round of the hour does. */
  async function seal(
    db: Db = audited().app.db,
    patience?: Parameters<typeof sealLog>[1],
  ): Promise<void> {
    lines = []
    await sealLog(
      { caller: undefined, db, now: audited().app.clock.now(), address: '', log },
      patience,
    )
  }

  /** Writes an entry about the student, with what was changed of the account where that is said. */
  const write = (
    action: AuditAction,
    phone?: string,
    at = audited().app.clock.now(),
    db: Db = audited().app.db,
  ) =>
    audit(db, { caller: { userId: audited().admin }, now: at, address: '192.0.2.1' }, action, {
      subjectId: audited().student,
      details: { why: 'asked' },
      ...(phone === undefined
        ? {}
        : {
            record: {
              kind: 'account',
              id: audited().student,
              version: 2,
              before: { phone: null, address: { street: 'A', city: 'B', no: 1 } },
              after: { phone, address: { street: 'Ä "x"', city: 'B', no: 2.5 } },
            },
          }),
    })

  const seals = () =>
    audited().app.db.select().from(auditSeals).orderBy(auditSeals.chain, auditSeals.number)

  /** Checks the log, as the job does. */
  async function check(db: Db = audited().app.db): Promise<Checked> {
    const alarms: string[] = []
    const now = audited().app.clock.now()
    await db.delete(tasks)
    await db.insert(tasks).values({
      id: crypto.randomUUID(),
      kind: 'auditCheck',
      input: {},
      queueId: crypto.randomUUID(),
      createdAt: now,
      updatedAt: now,
    })
    const onFailure = (_kind: string, error: unknown) => {
      if (!(error instanceof Error)) throw error
      alarms.push(error.message)
    }
    await runWaitingTasks(db, audited().app.clock.now, { onFailure })
    const [task] = await db.select().from(tasks)
    expect([task?.state, task?.error]).toEqual(['done', null])
    const { chains } = Object(task?.result)
    return { chains, alarms }
  }

  /** Does something to the log past its triggers, looks, and takes it back. */
  async function tamper<T>(statements: readonly SQL[], look: (tx: Db) => Promise<T>): Promise<T> {
    const seen: T[] = []
    const attempt = audited().app.db.transaction(async (tx) => {
      for (const table of ['audit_log', 'audit_changes', 'audit_seals']) {
        await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
      }
      for (const statement of statements) await tx.execute(statement)
      seen.push(await look(tx))
      throw new Undone()
    })
    await expect(attempt).rejects.toThrow(Undone)
    return seen[0] as T
  }

  /** The chain and the entries that a check finds something wrong with. */
  const foundAfter = (...statements: SQL[]) =>
    tamper(statements, async (tx) => {
      const { chains, alarms } = await check(tx)
      const broken = chains.filter((one) => one.broken !== null)
      expect(alarms).toHaveLength(broken.length)
      return broken
    })

  return { seal, write, seals, check, tamper, foundAfter, lines: () => lines }
}
