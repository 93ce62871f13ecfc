import type { CallKey } from '@portal/shared/api'
import { contract, type Endpoint, type NamedRecord, recordOf } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { eq, gt, max, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditChanges, auditLog } from '../database/schema/index.ts'
import { makeSimulate } from '../modules/simulate/testing.ts'
import { toRequest } from '../testing/index.ts'
import { inputFor, type Made, nothingBut } from './access.fixtures.ts'
import { expectedAccess, letters } from './expected-access.ts'
import { makers, makeWorld, otherRefusals, stateFor, type World } from './records.fixtures.ts'
import { makeStanding } from './standing.fixtures.ts'

/** A call that names a record, as one role makes it. */
interface Case {
  call: CallKey
  role: Role
  record: NamedRecord
}

const cases: Case[] = (Object.keys(contract) as CallKey[]).flatMap((call) => {
  const { access }: Endpoint = contract[call]
  const record = recordOf(access)
  if (record === undefined) return []
  const { who } = expectedAccess[call]
  const roles = Object.entries(letters).filter(([letter]) => who.includes(letter))
  return roles.map(([, role]) => ({ call, role, record }))
})

let world: World

beforeAll(async () => {
  world = makeWorld(await makeSimulate())
})
afterAll(() => world.simulate.app.close())

/** Questions are named by numbers, all else by random ids. */
const isNumber = (id: string) => /^\d+$/.test(id)

/** A record as it is, but named by another id. */
const named = (made: Made, id: string): Made => ({
  ...made,
  id,
  ...(isNumber(made.id) ? { questionId: Number(id) } : {}),
})

/** How a call answers: with which status, and refusing which fields. */
async function ask(call: CallKey, token: string, made: Made) {
  const request = toRequest(call, inputFor(call, made))
  const response = await world.simulate.app.fastify.inject({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
  })
  const { statusCode: status, body } = response
  const errors: { path: string }[] = status < 400 ? [] : JSON.parse(body).errors
  return { status, paths: errors.map(({ path }) => path) }
}

const found = { status: 200, paths: [] }

/** How a call refuses a record that is not the caller's. */
function refusalOf(call: CallKey): { status: number; paths: string[] } {
  const other: { status: number; path: string } | undefined = Reflect.get(otherRefusals, call)
  return other === undefined
    ? { status: 404, paths: [] }
    : { status: other.status, paths: [other.path] }
}

/** A token as signing in gives it, which names a session. */
async function signIn(userId: string): Promise<string> {
  const { app } = world.simulate
  const now = app.clock.now()
  const { claims } = await app.tokens.read(await app.tokenOf(userId), now.getTime())
  const { id: sessionId } = await makers.session.of(world, userId)
  return await app.tokens.sign(claims, now, { sessionId })
}

/** A new caller, records of the caller's own, and real ones of others. */
async function recordsFor({ call, role, record }: Case) {
  const { make } = world.simulate.app
  const { caller, own, strangers } = await makeStanding(make, role, record)
  const maker = makers[record.kind]
  const made = async (owners: string[]) => {
    const all: Made[] = []
    for (const owner of owners) all.push(await maker.of(world, owner, stateFor(call)))
    return all
  }
  return {
    token: await signIn(caller),
    own: await made(own),
    foreign: async () => [
      ...(maker.isNobodys === true ? [] : await made(strangers)),
      ...((await maker.others?.(world, caller)) ?? []),
    ],
  }
}

describe('a record that a call names', () => {
  it('is found by whom it belongs to, and by nobody else', async () => {
    for (const one of cases) {
      const { call, role, record } = one
      const { token, own, foreign } = await recordsFor(one)
      const strange = await foreign()
      // To some of those who look after everybody there is nothing foreign.
      const isOpenToAll =
        record.rule === 'any' ||
        (record.rule === 'in sight' && role === 'Admin') ||
        (record.rule === 'given' && role !== 'Student')
      if (!isOpenToAll) expect([call, role, strange.length]).not.toEqual([call, role, 0])
      for (const made of strange) {
        const answer = await ask(call, token, made)
        expect([call, role, 'foreign', answer]).toEqual([call, role, 'foreign', refusalOf(call)])
        // A set that is named beside its student is as little found with a student of one's own.
        const [mine] = own
        if (mine === undefined || mine.setId === mine.id || isNumber(mine.id)) continue
        const mixed = await ask(call, token, { ...made, id: mine.id })
        expect([call, role, 'beside', mixed]).toEqual([call, role, 'beside', refusalOf(call)])
      }
      for (const made of own) {
        const answer = await ask(call, token, made)
        expect([call, role, 'own', answer]).toEqual([call, role, 'own', found])
      }
    }
  })

  it('is found by its id in capitals, and by nothing that is no id of a record', async () => {
    for (const one of cases) {
      const { call, role } = one
      const { token, own } = await recordsFor(one)
      const [made = nothingBut('')] = own
      const nowhere = isNumber(made.id) ? '2147483647' : crypto.randomUUID()
      const unknown = await ask(call, token, named(made, nowhere))
      expect([call, role, unknown]).toEqual([call, role, refusalOf(call)])
      const garbage = isNumber(made.id)
        ? ['0', '-1', '1.5', '2147483648', 'one']
        : ['', ' ', '*', '%', '0', `${made.id} `, `${made.id},${made.id}`, "' or '1'='1"]
      for (const id of garbage) {
        const { status } = await ask(call, token, named(made, id))
        expect([call, role, id, status]).toEqual([call, role, id, 400])
      }
      const loud = await ask(call, token, named(made, made.id.toUpperCase()))
      expect([call, role, loud]).toEqual([call, role, found])
    }
  })

  it('is written about in the audit log when staff change what is somebody else’s', async () => {
    const staff: readonly Role[] = ['Admin', 'Senior Tutor', 'Tutor']
    const changes = cases.filter(
      ({ call, role, record }) =>
        call.startsWith('POST ') && staff.includes(role) && !['own', 'given'].includes(record.rule),
    )
    expect(changes.length).toBeGreaterThan(0)
    for (const one of changes) {
      const { token, own } = await recordsFor(one)
      for (const made of own) {
        const before = await newestEntry()
        await ask(one.call, token, made)
        const entries = await entriesAfter(before)
        const about = entries.filter(({ record, fields }) => record !== null && fields.length > 0)
        expect([one.call, one.role, about.length]).toEqual([one.call, one.role, 1])
      }
    }
  })
})

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
