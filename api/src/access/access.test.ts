import { text as readText } from 'node:stream/consumers'
import type { CallKey } from '@portal/shared/api'
import { contract, type Endpoint } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  curriculumItems,
  parentChildren,
  reviseSets,
  signInAttempts,
  tutorStudents,
  tutors,
  users,
} from '../database/schema/index.ts'
import { handlers } from '../modules/index.ts'
import { makeTestApp, type TestApp, toRequest } from '../testing/index.ts'
import { inputs, withId } from './access.fixtures.ts'
import { expectedAccess, letters } from './expected-access.ts'

const calls = Object.keys(contract) as CallKey[]
const roles = Object.values(letters)

let app: TestApp
const tokens = new Map<Role, string>()
let student: string
let other: string

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  const find = async (email: string) => {
    const [row] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (row === undefined) throw new Error(`${email} is not in the demo world`)
    return row.id
  }
  student = await find('student@portal.test')
  other = await find('student-csat@portal.test')
  const emails = { A: 'admin', S: 'student', T: 'tutor', R: 'senior', P: 'parent', M: 'school' }
  for (const letter of Object.keys(letters) as (keyof typeof letters)[]) {
    tokens.set(letters[letter], await app.tokenOf(await find(`${emails[letter]}@portal.test`)))
  }
})
afterAll(() => app.close())

/** Makes a call; most get no further than validation without input. */
async function answerTo(call: CallKey, token: string | undefined, input: object = {}) {
  const { stream }: Endpoint = contract[call]
  const response = await app.fastify.inject({
    ...toRequest(call, { params: { id: 0 }, ...input }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
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

/** Calls whose record the door checks before their handlers run. */
const named = calls.filter((call) => {
  const rule = expectedAccess[call].record
  return rule !== undefined && rule !== 'own'
})

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

  it('says whether its record must be the caller’s, as the table does', () => {
    for (const call of calls) {
      const { access }: Endpoint = contract[call]
      const rule = 'record' in access && access.record !== 'none' ? access.record.rule : undefined
      expect([call, rule]).toEqual([call, expectedAccess[call].record])
    }
  })
})

describe('the question bank', () => {
  it('is closed to a student without it, unless on the allow-list', async () => {
    const without = await app.tokenOf(student, { hasQuestionBank: false })
    const allowed = await app.tokenOf(student, {
      hasQuestionBank: false,
      email: 'Allowed@portal.test',
    })
    for (const call of calls.filter((key) => mayCall(key, 'Student') && !isOnlyForViews(key))) {
      const needsIt = expectedAccess[call].bank === true
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
    const code: unknown = status < 400 ? undefined : JSON.parse(text).code
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
      const { bank, viewing } = expectedAccess[call]
      const isRefused = (bank === true && !after(call)) || viewing === false
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
      const id = named.includes(call)
        ? await ownOf(role, expectedAccess[call].record)
        : crypto.randomUUID()
      const input = isWrite(call) ? withId(call, id) : {}
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
      expect(await ask(some, token, inputs[some](crypto.randomUUID()))).not.toBe(403)
      await app.db.update(users).set({ isActive: false }).where(eq(users.id, stopped[role]))
      for (const call of writes) {
        if (expectedAccess[call].who === 'everybody') continue
        const input = withId(call, crypto.randomUUID())
        expect([call, role, await ask(call, token, input)]).toEqual([call, role, 403])
      }
    }
  })
})

describe('records', () => {
  it('of others are not found where the rule names whose they must be', async () => {
    expect(named.length).toBeGreaterThan(0)
    for (const call of named) {
      for (const role of roles.filter((one) => mayCall(call, one))) {
        for (const id of await foreignTo(expectedAccess[call].record)) {
          const status = await ask(call, tokens.get(role), withId(call, id))
          expect([call, role, id, status]).toEqual([call, role, id, 404])
        }
      }
    }
  })

  it('of one’s own are found by the same calls', async () => {
    for (const call of named) {
      for (const role of roles.filter((one) => mayCall(call, one))) {
        const own = await ownOf(role, expectedAccess[call].record)
        for (const id of [own, own.toUpperCase()]) {
          const { status, text } = await answerTo(call, tokens.get(role), withId(call, id))
          // A school may have no logo to give, which is another thing not found.
          const isRefused = status === 403 || text.includes('The record was not found.')
          expect([call, role, id, isRefused]).toEqual([call, role, id, false])
        }
      }
    }
  })

  it('open for nothing that is no id at all', async () => {
    for (const call of named) {
      for (const role of roles.filter((one) => mayCall(call, one))) {
        const own = await ownOf(role, expectedAccess[call].record)
        for (const id of ['', ' ', '*', '%', '0', `${own} `, `${own},${own}`, "' or '1'='1"]) {
          const status = await ask(call, tokens.get(role), withId(call, id))
          expect([call, role, id, [400, 404].includes(status)]).toEqual([call, role, id, true])
        }
      }
    }
  })

  it('of other students are not found where they must be own', async () => {
    const [item] = await app.db
      .select({ id: curriculumItems.id })
      .from(curriculumItems)
      .where(ne(curriculumItems.studentId, student))
    const [open] = await app.db
      .select({ id: reviseSets.id })
      .from(reviseSets)
      .where(ne(reviseSets.studentId, student))
    for (const call of calls.filter((key) => expectedAccess[key].record === 'own')) {
      const foreign = call.includes('/Curriculum/') ? item?.id : open?.id
      for (const id of [foreign ?? 'there is none', crypto.randomUUID()]) {
        // Admins look at everybody's; everyone else at nothing foreign.
        for (const role of roles.filter((one) => one !== 'Admin' && mayCall(call, one))) {
          const status = await ask(call, tokens.get(role), withId(call, id))
          expect([call, role, id, status]).toEqual([call, role, id, 404])
        }
      }
    }
  })
})

/** Ids that a demo account of any role must not reach under a rule. */
async function foreignTo(rule: string | undefined): Promise<string[]> {
  const nobody = crypto.randomUUID()
  if (rule === 'own school') return [await app.make.school(), nobody]
  if (rule === 'own team') return [await app.make.tutor(), nobody]
  return [other, await app.make.student(), nobody]
}

/** An id that the demo account of a role does reach under a rule. */
async function ownOf(role: Role, rule: string | undefined): Promise<string> {
  const { claims } = await app.tokens.read(tokens.get(role) ?? '', app.clock.now().getTime())
  const me = claims.userId
  const ids: (string | undefined)[] = []
  if (rule === 'own child') {
    const rows = await app.db.select().from(parentChildren).where(eq(parentChildren.parentId, me))
    ids.push(rows[0]?.studentId)
  } else if (rule === 'own student') {
    const rows = await app.db.select().from(tutorStudents).where(eq(tutorStudents.tutorId, me))
    ids.push(rows[0]?.studentId)
  } else if (rule === 'own team') {
    const rows = await app.db.select().from(tutors).where(eq(tutors.seniorTutorId, me))
    ids.push(rows[0]?.userId)
  } else if (rule === 'own school') {
    ids.push(claims.schools[0])
  }
  const [id] = ids
  if (id === undefined) throw new Error(`The ${role} of the demo world has nothing ${rule}`)
  return id
}
