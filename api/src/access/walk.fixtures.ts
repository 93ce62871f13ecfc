import type { CallKey } from '@portal/shared/api'
import { contract, type Endpoint, type NamedRecord, recordOf } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { toRequest } from '../testing/index.ts'
import { letters, type Made, type Reading } from './area.fixtures.ts'
import { expectedAccess, inputFor, makers, stateFor } from './areas.fixtures.ts'
import { makeStanding } from './standing.fixtures.ts'
import type { World } from './world.fixtures.ts'

/** A call that names a record, as one role makes it. */
export interface Case {
  call: CallKey
  role: Role
  record: NamedRecord
}

/** The roles that may make a call which wants a sign-in. */
export function rolesOf(call: CallKey): Role[] {
  const { who } = expectedAccess[call]
  if (who === 'everybody') return []
  const roles = Object.entries(letters).filter(([letter]) => who.includes(letter))
  return roles.map(([, role]) => role)
}

/** A call that reads and then ends: streams go on. */
export const isReading = (call: CallKey): call is Reading => {
  const { stream }: Endpoint = contract[call]
  return call.startsWith('GET ') && stream !== true
}

/** Every call, as every role that may make it. */
export const callsByRole = (Object.keys(contract) as CallKey[]).flatMap((call) => {
  const { access }: Endpoint = contract[call]
  return rolesOf(call).map((role) => ({ call, role, record: recordOf(access) }))
})

/** Those that name a record. */
export const cases: Case[] = callsByRole.flatMap(({ record, ...one }) =>
  record === undefined ? [] : [{ ...one, record }],
)

/** Makes a call with this input. */
export async function send(world: World, call: CallKey, token: string, input: object) {
  const request = toRequest(call, input)
  const response = await world.simulate.app.fastify.inject({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
  })
  return { status: response.statusCode, body: response.body }
}

/** How a call answers that names this record: with which status, and refusing which fields. */
export async function ask(world: World, call: CallKey, token: string, made: Made) {
  const { status, body } = await send(world, call, token, inputFor(call, made))
  const errors: { path: string }[] = status < 400 ? [] : JSON.parse(body).errors
  return { status, paths: errors.map(({ path }) => path) }
}

/** A token as signing in gives it, which names a session. */
export async function signIn(world: World, userId: string): Promise<string> {
  const { app } = world.simulate
  const now = app.clock.now()
  const { claims } = await app.tokens.read(await app.tokenOf(userId), now.getTime())
  const { id: sessionId } = await makers.session.of(world, userId)
  return await app.tokens.sign(claims, now, { sessionId })
}

/** A new caller, records of the caller's own, and real ones of others. */
export async function recordsFor(world: World, { call, role, record }: Case) {
  const { make } = world.simulate.app
  const { caller, own, strangers } = await makeStanding(make, role, record)
  const maker = makers[record.kind]
  const made = async (owners: string[]) => {
    const all: Made[] = []
    for (const owner of owners) all.push(await maker.of(world, owner, stateFor(call)))
    return all
  }
  return {
    caller,
    token: await signIn(world, caller),
    own: await made(own),
    foreign: async () => [
      ...(maker.whose === 'nobody' ? [] : await made(strangers)),
      ...((await maker.others?.(world, caller)) ?? []),
    ],
  }
}
