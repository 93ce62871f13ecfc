import type { CallKey } from '@portal/shared/api'
import { contract, type Endpoint, type RecordKind, recordOf } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSimulate } from '../modules/simulate/testing.ts'
import { letters, type Readable, type Reading } from './area.fixtures.ts'
import { makers, readInputs, shared, states } from './areas.fixtures.ts'
import { makeStanding } from './standing.fixtures.ts'
import { callsByRole, isReading, send, signIn } from './walk.fixtures.ts'
import { makeReadable, makeWorld, type World } from './world.fixtures.ts'

const hourMs = 3_600_000

let world: World
let readable: Readable

beforeAll(async () => {
  world = makeWorld(await makeSimulate())
  readable = await makeReadable(world)
})
afterAll(() => world.simulate.app.close())

/** Every way in which a record of a kind is made for a call. */
function statesOf(kind: RecordKind) {
  const named = Object.entries(states).filter(([call]) => {
    const { access }: Endpoint = Reflect.get(contract, call)
    return recordOf(access)?.kind === kind
  })
  // Of some there is only one that has not ended, which comes last.
  return [...new Set(named.map(([, state]) => state)), undefined]
}

/** Makes one of every kind that is somebody's, in every state. */
async function makeAll({
  students,
  person,
  staff,
  school,
}: {
  students: readonly string[]
  person: string
  staff: string
  school: string
}) {
  const who = {
    'a student': students,
    anybody: [person],
    staff: [staff],
    'a school': [school],
    nobody: [],
  }
  for (const kind of Object.keys(makers) as RecordKind[]) {
    for (const owner of who[makers[kind].whose]) {
      for (const state of statesOf(kind)) await makers[kind].of(world, owner, state)
    }
  }
}

/** Somebody of a role, with a person of the same role and students who are nobody to them. */
async function peopleFor(role: Role) {
  const { make } = world.simulate.app
  const { caller, own, strangers } = await makeStanding(make, role, {
    rule: 'in sight',
    kind: 'student',
    at: 'query.studentId',
  })
  const person = role === 'Student' ? (strangers[0] ?? '') : await make.user(role)
  const isStaff = role !== 'Student' && role !== 'Parent'
  return {
    caller,
    own: {
      students: own,
      person: caller,
      staff: isStaff ? caller : await make.admin(),
      school: await make.school(),
    },
    foreign: {
      students: role === 'Admin' ? [await make.student()] : strangers,
      person,
      staff: isStaff ? person : await make.admin(),
      school: await make.school(),
    },
  }
}

/** What is another at every reading: ids of answers and of sets that are shown only. */
const isNewId = /(?<="requestId":|"set":{"id":)"[-\da-f]{36}"/

/** An answer without what comes of the reading itself. */
function without(call: Reading, body: string): string {
  if (call !== 'GET /User/Account/DownloadMyData') return body.replace(isNewId, '""')
  const { log, ...rest }: { log: { action: string }[] } = JSON.parse(body)
  return JSON.stringify({ ...rest, log: log.filter(({ action }) => !action.endsWith('exported')) })
}

/** Files that somebody without a picture or school has none of. */
const missing: readonly CallKey[] = [
  'GET /user/Student/view-profile',
  'GET /user/school/AuditDashboard/SchoolLogo',
]

/** What a role reads before and after strangers get records, with records of its own or without. */
async function readTwice(role: Role, hasOwn: boolean) {
  const calls = callsByRole.flatMap((one) =>
    one.role === role && one.record === undefined && isReading(one.call) ? [one.call] : [],
  )
  const { caller, own, foreign } = await peopleFor(role)
  if (hasOwn) await makeAll(own)
  const token = await signIn(world, caller)
  const read = async () => {
    const answers: string[] = []
    for (const call of calls) {
      const { status, body } = await send(world, call, token, readInputs[call]?.(readable) ?? {})
      answers.push(`${status} ${without(call, body)}`)
    }
    return answers
  }
  const before = await read()
  const { clock } = world.simulate.app
  const now = clock.now()
  // It moves while records are made, which are to be as old as others.
  clock.advance(-hourMs)
  await makeAll(foreign)
  clock.set(now)
  const after = await read()
  return calls.map((call, index) => ({ call, before: before[index], after: after[index] }))
}

/** Whether the answer to a role may show what belongs to strangers. */
function isShared(call: CallKey, role: Role): boolean {
  const said: string | { role: Role } | undefined = Reflect.get(shared, call)
  return said !== undefined && (typeof said === 'string' || said.role === role)
}

/** Where two answers begin to differ, with what comes before it; undefined where they do not. */
function otherPart(before = '', after = ''): string[] | undefined {
  if (before === after) return undefined
  const at = [...before].findIndex((letter, index) => letter !== after[index])
  return [before, after].map((text) => text.slice(Math.max(0, at - 80), at + 80))
}

describe('what a call answers that names no record', () => {
  it.each(Object.values(letters))(
    'is the same for a %s, whatever belongs to strangers',
    async (role) => {
      const different = new Set<CallKey>()
      for (const hasOwn of [false, true]) {
        const answers = await readTwice(role, hasOwn)
        expect(answers.length).toBeGreaterThan(5)
        for (const { call, before, after } of answers) {
          const status = missing.includes(call) ? /^(200|404) / : /^200 /
          expect([call, hasOwn, before]).toEqual([call, hasOwn, expect.stringMatching(status)])
          if (before !== after) different.add(call)
          if (!isShared(call, role))
            expect([call, hasOwn, otherPart(before, after)]).toEqual([call, hasOwn, undefined])
        }
      }
      const known = callsByRole.filter((one) => one.role === role && isShared(one.call, role))
      expect([...different].sort()).toEqual(known.map(({ call }) => call).sort())
    },
  )

  it('is shown to others for no reason that is empty, or of a call that is gone', () => {
    const known = new Set<string>(callsByRole.map(({ call }) => call))
    const stale = Object.entries(shared).filter(([call, why]) => why === '' || !known.has(call))
    expect(stale).toEqual([])
  })
})
