import type { CallKey } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { eq, gt, max, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditChanges, auditLog, users } from '../database/schema/index.ts'
import { passwordHash } from '../modules/authentication/testing.ts'
import { makeSimulate } from '../modules/simulate/testing.ts'
import { nothingBut } from './area.fixtures.ts'
import { doing, inputFor, makers, unaudited, undoable } from './areas.fixtures.ts'
import { ask, callsByRole, cases, recordsFor, send, signIn } from './walk.fixtures.ts'
import { makeWorld, type World } from './world.fixtures.ts'

/** Those whose work is other people's records. */
const staff: readonly Role[] = ['Admin', 'Senior Tutor', 'Tutor']

let world: World

beforeAll(async () => {
  world = makeWorld(await makeSimulate())
  // Of the year that is copied.
  await makers.holiday.of(world, '')
})
afterAll(() => world.simulate.app.close())

const isChange = ({ call, role }: { call: CallKey; role: Role }) =>
  call.startsWith('POST ') && staff.includes(role)

describe('what staff change', () => {
  it('is written about in the audit log, or has a reason why not', async () => {
    const { app } = world.simulate
    const wrong: unknown[] = []
    for (const { call, role, record } of callsByRole.filter(isChange)) {
      if ([undoable[call]].flat().includes(role)) continue
      const { caller, token, own } =
        record === undefined ? await lonely(role) : await recordsFor(world, { call, role, record })
      await app.db
        .update(users)
        .set({ passwordHash: await passwordHash() })
        .where(eq(users.id, caller))
      const made = own[0] ?? nothingBut(crypto.randomUUID())
      const before = await newestEntry()
      const does = doing[call] ?? inputFor(call, made)
      const input = typeof does === 'function' ? await does(world) : does
      const { status, body } = await send(world, call, token, input)
      if (status !== 200) wrong.push([call, role, status, body])
      const isWritten = (await newestEntry()) > before
      if (isWritten === call in unaudited) wrong.push([call, role, { isWritten }])
    }
    expect(wrong).toEqual([])
  })

  it('has no reason that is empty, or of a call that is gone', () => {
    const changes = new Set<string>(callsByRole.filter(isChange).map(({ call }) => call))
    const stale = Object.entries(unaudited).filter(
      ([call, why]) => why.trim() === '' || !changes.has(call),
    )
    expect(stale).toEqual([])
  })

  it('is written down once, with its fields, where it is somebody else’s', async () => {
    const changes = cases.filter(
      (one) =>
        isChange(one) && !['own', 'given'].includes(one.record.rule) && !(one.call in unaudited),
    )
    expect(changes.length).toBeGreaterThan(0)
    for (const one of changes) {
      const { token, own } = await recordsFor(world, one)
      for (const made of own) {
        const before = await newestEntry()
        await ask(world, one.call, token, made)
        const entries = await entriesAfter(before)
        const about = entries.filter(({ record, fields }) => record !== null && fields.length > 0)
        expect([one.call, one.role, about.length]).toEqual([one.call, one.role, 1])
      }
    }
  })
})

/** A new caller of a role, with nothing to name. */
async function lonely(role: Role) {
  const caller = await world.simulate.app.make.user(role)
  return { caller, token: await signIn(world, caller), own: [] }
}

/** What was written into the audit log since, with the fields that were changed. */
const entriesAfter = (id: number) =>
  world.simulate.app.db
    .select({
      record: auditLog.record,
      fields: sql<string[]>`array_remove(array_agg(${auditChanges.field}), null)`,
    })
    .from(auditLog)
    .leftJoin(auditChanges, eq(auditChanges.auditId, auditLog.id))
    .where(gt(auditLog.id, id))
    .groupBy(auditLog.id)

/** Number of the newest entry of the audit log. */
async function newestEntry(): Promise<number> {
  const { db } = world.simulate.app
  const [row] = await db.select({ id: max(auditLog.id) }).from(auditLog)
  return row?.id ?? 0
}
