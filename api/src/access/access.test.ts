import type { CallInput, CallKey } from '@portal/shared/api'
import { contract, type Endpoint } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { curriculumItems, reviseSets, students, users } from '../database/schema/index.ts'
import { handlers } from '../modules/index.ts'
import { makeTestApp, type TestApp, toRequest } from '../testing/index.ts'
import { expectedAccess, letters } from './expected-access.ts'
import { mayReach, type Rule } from './records.ts'

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

/** Makes a call and answers its status; without input it gets no further than validation. */
async function ask(call: CallKey, token: string | undefined, input: object = {}) {
  const response = await app.fastify.inject({
    ...toRequest(call, { params: { id: 0 }, ...input }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return response.statusCode
}

function mayCall(call: CallKey, role: Role): boolean {
  const { who } = expectedAccess[call]
  if (who === 'everybody') return true
  return [...who].some((letter) => letters[letter as keyof typeof letters] === role)
}

const isWrite = (call: CallKey) => call.startsWith('POST ')

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
        expect([call, role, status !== 401 && status !== 403]).toEqual([
          call,
          role,
          mayCall(call, role),
        ])
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
    for (const call of calls.filter((key) => mayCall(key, 'Student'))) {
      const needsIt = expectedAccess[call].bank === true
      expect([call, (await ask(call, without)) === 403]).toEqual([call, needsIt])
      expect([call, (await ask(call, allowed)) === 403]).toEqual([call, false])
    }
  })
})

describe('while a parent views the portal as the student', () => {
  it('reads stay open and writes are refused', async () => {
    const viewing = await app.tokenOf(student, { isImpersonating: true })
    for (const call of calls.filter((key) => mayCall(key, 'Student'))) {
      const { who, viewing: isAllowed } = expectedAccess[call]
      const isRefused = isWrite(call) && who !== 'everybody' && isAllowed !== true
      expect([call, (await ask(call, viewing)) === 403]).toEqual([call, isRefused])
    }
  })
})

describe('an account that was stopped', () => {
  it('cannot write from that moment, although its token is still good', async () => {
    const stopped = await app.make.student()
    const token = await app.tokenOf(stopped)
    const before = await ask('POST /Question/Question/SetBookmark', token, {
      body: { questionId: 1, isBookmarked: true },
    })
    expect(before).not.toBe(403)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, stopped))
    for (const call of calls.filter((key) => isWrite(key) && mayCall(key, 'Student'))) {
      if (expectedAccess[call].who === 'everybody') continue
      const input = writes[call]?.(crypto.randomUUID())
      expect([call, await ask(call, token, input)]).toEqual([call, 403])
    }
  })
})

describe('records', () => {
  it('of others are not found where the rule names whose they must be', async () => {
    const named = calls.filter((call) => {
      const rule = expectedAccess[call].record
      return rule !== undefined && rule !== 'own'
    })
    expect(named.length).toBeGreaterThan(0)
    for (const call of named) {
      const { access }: Endpoint = contract[call]
      if (!('record' in access) || access.record === 'none') throw new Error(call)
      const [part = '', field = ''] = access.record.at.split('.')
      for (const role of roles.filter((one) => mayCall(call, one))) {
        for (const id of await foreignTo(expectedAccess[call].record)) {
          const status = await ask(call, tokens.get(role), { [part]: { [field]: id } })
          expect([call, role, id, status]).toEqual([call, role, id, 404])
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
        const input = (writes[call] ?? reads)(id)
        expect([call, id, await ask(call, tokens.get('Student'), input)]).toEqual([call, id, 404])
      }
    }
  })
})

describe('the door to records', () => {
  it('opens what belongs to the caller and nothing else', async () => {
    const { make } = app
    const own = await make.student()
    const foreign = await make.student()
    const [ownSchool, otherSchool] = [await make.school(), await make.school()]
    const parent = await make.parent([own])
    const manager = await make.schoolManager([ownSchool])
    const senior = await make.seniorTutor()
    const tutor = await make.tutor({ students: [own], seniorTutorId: senior })
    const stranger = await make.tutor({ students: [foreign] })
    const cases: [Role, string, Rule, string, boolean][] = [
      ['Parent', parent, 'own child', own, true],
      ['Parent', parent, 'own child', own.toUpperCase(), true],
      ['Parent', parent, 'own child', foreign, false],
      ['Tutor', tutor, 'own student', own, true],
      ['Tutor', tutor, 'own student', foreign, false],
      ['Senior Tutor', senior, 'own student', own, true],
      ['Senior Tutor', senior, 'own student', foreign, false],
      ['Senior Tutor', senior, 'own team', tutor, true],
      ['Senior Tutor', senior, 'own team', stranger, false],
      ['School Manager', manager, 'own school', ownSchool, true],
      ['School Manager', manager, 'own school', otherSchool, false],
      // Roles and rules that do not belong together open nothing.
      ['Admin', parent, 'own child', own, false],
      ['Parent', tutor, 'own student', own, false],
      ['Tutor', senior, 'own team', tutor, false],
      ['Parent', parent, 'own', own, false],
      ['Parent', parent, 'no such rule' as Rule, own, false],
    ]
    for (const [role, userId, rule, id, isOpen] of cases) {
      const { claims } = await app.tokens.read(await app.tokenOf(userId), app.clock.now().getTime())
      const caller = { userId, role, claims, isImpersonating: false, sessionId: undefined }
      const may = await mayReach(app.db, caller, rule, id)
      expect([role, rule, may]).toEqual([role, rule, isOpen])
    }
  })

  it('never opens for any of many guessed ids', async () => {
    const parent = await app.make.parent([])
    const all = await app.db.select({ id: students.userId }).from(students)
    const { claims } = await app.tokens.read(await app.tokenOf(parent), app.clock.now().getTime())
    const caller = {
      userId: parent,
      role: 'Parent',
      claims,
      isImpersonating: false,
      sessionId: undefined,
    } as const
    for (const { id } of all) {
      expect(await mayReach(app.db, caller, 'own child', id)).toBe(false)
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

const reads = (id: string) => ({ query: { setId: id } })

/** Input that passes validation, for writes that name a record. */
const writes: { [K in CallKey]?: (id: string) => CallInput<K> } = {
  'POST /Curriculum/Curriculum/SetCompletion': (id) => ({ body: { id, isCompleted: true } }),
  'POST /Announcement/Announcement/Dismiss': (id) => ({ body: { announcementId: id } }),
  'POST /Question/Question/SetBookmark': () => ({ body: { questionId: 1, isBookmarked: true } }),
  'POST /Question/QuestionFlag/FlagQuestion': () => ({ body: { questionId: 1, text: 'Unclear' } }),
  'POST /Revise/api/Revise/CreateSet': () => ({
    body: {
      admissionTestId: 1,
      sectionId: null,
      subjectIds: [],
      topicIds: [],
      status: [],
      difficulties: [],
      questionTypes: [],
      size: 1,
      order: 'random',
      feedback: 'end',
      timing: 'none',
      minutes: null,
    },
  }),
  'POST /Revise/api/Revise/SaveAnswer': (setId) => ({
    body: {
      setId,
      questionId: 1,
      sequence: 1,
      response: null,
      timeMs: 0,
      hiddenMs: 0,
      isMarkedForReview: false,
      answeredAt: new Date().toISOString(),
      submit: false,
    },
  }),
  'POST /Revise/api/Revise/SelfMark': (setId) => ({
    body: { setId, questionId: 1, criteriaMet: [true] },
  }),
  'POST /Revise/api/Revise/FinishSet': (setId) => ({
    body: { setId, finishedAt: new Date().toISOString() },
  }),
}
