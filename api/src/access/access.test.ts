import { text as readText } from 'node:stream/consumers'
import type { CallKey } from '@portal/shared/api'
import { contract, type Endpoint, recordOf } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAttempts, users } from '../database/schema/index.ts'
import { handlers } from '../modules/index.ts'
import { makeTestApp, type TestApp, toRequest } from '../testing/index.ts'
import { letters, nothingBut } from './area.fixtures.ts'
import { expectedAccess, inputFor } from './areas.fixtures.ts'

const calls = Object.keys(contract) as CallKey[]
const roles = Object.values(letters)

let app: TestApp
const tokens = new Map<Role, string>()
let student: string

beforeAll(async () => {
  app = await makeTestApp()
  student = await app.make.student()
  const people: Record<Role, string> = {
    Admin: await app.make.admin(),
    Student: student,
    Tutor: await app.make.tutor({ isSeminarTutor: true, isEssayPsTutor: true }),
    'Senior Tutor': await app.make.seniorTutor(),
    Parent: await app.make.parent([student]),
    'School Manager': await app.make.schoolManager([await app.make.school()]),
  }
  for (const role of roles) tokens.set(role, await app.tokenOf(people[role]))
})
afterAll(() => app.close())

/** Makes a call; most get no further than validation without input. */
async function answerTo(call: CallKey, token: string | undefined, input: object = {}) {
  const { stream }: Endpoint = contract[call]
  const request = toRequest(call, { params: { id: 0 }, ...input })
  const response = await app.fastify.inject({
    ...request,
    headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
    // A stream of events has no end to wait for.
    payloadAsStream: stream === true,
  })
  const { statusCode: status } = response
  if (stream !== true) return { status, text: response.body }
  if (status >= 400) return { status, text: await readText(response.stream()) }
  response.stream().destroy()
  return { status, text: '' }
}

async function ask(call: CallKey, token: string | undefined, input: object = {}) {
  return (await answerTo(call, token, input)).status
}

function mayCall(call: CallKey, role: Role): boolean {
  const { who } = expectedAccess[call]
  if (who === 'everybody') return true
  return [...who].some((letter) => letters[letter as keyof typeof letters] === role)
}

const isWrite = (call: CallKey) => call.startsWith('POST ')
const isOnlyForViews = (call: CallKey) => expectedAccess[call].onlyViewing === true

describe('every call', () => {
  it('is in the reviewed table, and nothing else is', () => {
    expect(Object.keys(expectedAccess).sort()).toEqual([...calls].sort())
  })

  it('has a handler', () => {
    expect(calls.filter((call) => !(call in handlers))).toEqual([])
  })

  it('answers 401 to whoever is not signed in, unless it is for everybody', async () => {
    for (const call of calls) {
      const status = await ask(call, undefined)
      const isPublic = expectedAccess[call].who === 'everybody'
      expect([call, status === 401]).toEqual([call, !isPublic])
    }
  })

  it('is open to the roles of the table and closed with 403 to all others', async () => {
    for (const call of calls) {
      for (const role of roles) {
        const status = await ask(call, tokens.get(role))
        const isOpen = mayCall(call, role) && expectedAccess[call].onlyViewing !== true
        expect([call, role, status !== 401 && status !== 403]).toEqual([call, role, isOpen])
      }
    }
  })

  it('says which record it names and whose that must be, as the table does', () => {
    for (const call of calls) {
      const { access }: Endpoint = contract[call]
      const record = recordOf(access)
      const said = record && `${record.rule}: ${record.kind}`
      expect([call, said]).toEqual([call, expectedAccess[call].record])
    }
  })
})

describe('what a call needs', () => {
  it('is what the table says', () => {
    for (const call of calls) {
      const { access }: Endpoint = contract[call]
      const needs = 'needs' in access ? access.needs : undefined
      expect([call, needs]).toEqual([call, expectedAccess[call].needs])
    }
  })

  it('closes the question bank to a student without it, unless on the allow-list', async () => {
    const without = await app.tokenOf(student, { hasQuestionBank: false })
    const allowed = await app.tokenOf(student, {
      hasQuestionBank: false,
      email: 'Allowed@portal.test',
    })
    for (const call of calls.filter((key) => mayCall(key, 'Student') && !isOnlyForViews(key))) {
      const needsIt = expectedAccess[call].needs === 'questionBank'
      expect([call, (await ask(call, without)) === 403]).toEqual([call, needsIt])
      expect([call, (await ask(call, allowed)) === 403]).toEqual([call, false])
    }
  })
})

describe('a student whose programme has ended', () => {
  const after = (call: CallKey) => {
    const { who, after: isOpen } = expectedAccess[call]
    return who === 'everybody' || isOpen === true
  }
  const closed = { status: 403, code: 'programme-ended' }

  /** What the browser tells a refusal by. */
  async function refusalOf(call: CallKey, token: string) {
    const { status, text } = await answerTo(call, token)
    // A page for a person who came by a link of a mail is no JSON, and has no code.
    const code: unknown = status < 400 || text.startsWith('<') ? undefined : JSON.parse(text).code
    return { status, code }
  }

  it('has account and past results, and gets one and the same refusal from every other call', async () => {
    const token = await app.tokenOf(
      await app.make.student({ startedOn: '2019-01-01', expiresOn: '2020-01-01' }),
    )
    for (const call of calls) {
      const { status, code } = await refusalOf(call, token)
      if (!mayCall(call, 'Student')) expect([call, status, code]).toEqual([call, 403, undefined])
      else if (after(call)) expect([call, status === 403, code]).toEqual([call, false, undefined])
      else expect([call, { status, code }]).toEqual([call, closed])
    }
  })

  it('is no way in for a parent’s view to what an entitlement opens', async () => {
    const ended = await app.make.student({ startedOn: '2019-01-01', expiresOn: '2020-01-01' })
    const token = await app.tokenOf(ended, { isImpersonating: true })
    for (const call of calls.filter((key) => mayCall(key, 'Student') && !isWrite(key))) {
      const { needs, viewing } = expectedAccess[call]
      const isRefused = (needs !== undefined && !after(call)) || viewing === false
      expect([call, (await ask(call, token)) === 403]).toEqual([call, isRefused])
    }
  })
})

describe('while a parent views the portal as the student', () => {
  it('reads stay open but for the student’s own affairs, and writes are refused', async () => {
    const viewing = await app.tokenOf(student, { isImpersonating: true })
    for (const call of calls.filter((key) => mayCall(key, 'Student'))) {
      const { who, viewing: isAllowed = !isWrite(call) } = expectedAccess[call]
      const isRefused = who !== 'everybody' && !isAllowed
      expect([call, (await ask(call, viewing)) === 403]).toEqual([call, isRefused])
    }
  })
})

describe('calls that an account may make only so often', () => {
  it('are those of the table, as often as it says', () => {
    for (const call of calls) {
      const { limit }: Endpoint = contract[call]
      const said = limit && `${limit.max} in ${limit.windowSeconds / 60} min`
      expect([call, said]).toEqual([call, expectedAccess[call].limit])
    }
  })

  it('are refused once that often is over, and not for others', async () => {
    for (const call of calls) {
      const { limit }: Endpoint = contract[call]
      if (limit === undefined) continue
      const role = roles.find((one) => mayCall(call, one)) ?? 'Admin'
      const { claims } = await app.tokens.read(tokens.get(role) ?? '', app.clock.now().getTime())
      const key = `${call} of ${claims.userId}`
      const windowEndsAt = new Date(app.clock.now().getTime() + 60_000)
      await app.db
        .insert(signInAttempts)
        .values({ key, failures: limit.max, windowEndsAt })
        .onConflictDoUpdate({
          target: signInAttempts.key,
          set: { failures: limit.max, windowEndsAt },
        })
      const input = inputFor(call, nothingBut(crypto.randomUUID()))
      expect([call, await ask(call, tokens.get(role), input)]).toEqual([call, 429])
      await app.db.delete(signInAttempts).where(eq(signInAttempts.key, key))
      expect([call, await ask(call, tokens.get(role), input)]).not.toEqual([call, 429])
    }
  })
})

describe('a call that is only for views', () => {
  it('is refused at any other time', async () => {
    const only = calls.filter(isOnlyForViews)
    expect(only).toEqual(['POST /authentication/admin/impersonation/stopImpersonation'])
    for (const call of only) {
      expect([call, await ask(call, tokens.get('Student'))]).toEqual([call, 403])
    }
  })
})

describe('an account that was stopped', () => {
  it('cannot write from that moment, although its token is still good', async () => {
    const { make } = app
    const stopped: Record<Role, string> = {
      Admin: await make.admin(),
      Student: await make.student(),
      Tutor: await make.tutor(),
      'Senior Tutor': await make.seniorTutor(),
      Parent: await make.parent(),
      'School Manager': await make.schoolManager(),
    }
    for (const role of roles) {
      const token = await app.tokenOf(stopped[role])
      const writes = calls.filter((key) => isWrite(key) && mayCall(key, role))
      const some = 'POST /Announcement/Announcement/Dismiss'
      const unknown = nothingBut(crypto.randomUUID())
      expect(await ask(some, token, inputFor(some, unknown))).not.toBe(403)
      await app.db.update(users).set({ isActive: false }).where(eq(users.id, stopped[role]))
      for (const call of writes) {
        if (expectedAccess[call].who === 'everybody') continue
        expect([call, role, await ask(call, token, inputFor(call, unknown))]).toEqual([
          call,
          role,
          403,
        ])
      }
    }
  })
})
