import type { Role } from '@portal/shared/contract'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../calls.ts'
import { students, tutorStudents, tutors } from '../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { inSight, mayReach, type Rule, reachable, tutorInSight } from './records.repository.ts'

const rules: readonly Rule[] = [
  'own',
  'own child',
  'own student',
  'own school',
  'own team',
  'in sight',
]

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

async function callerOf(userId: string, role?: Role): Promise<Caller> {
  const caller = await app.tokens.read(await app.tokenOf(userId), app.clock.now().getTime())
  return role === undefined ? caller : { ...caller, role }
}

/** Somebody of each role with records of their own, and as many who are strangers to them. */
async function people() {
  const { make } = app
  const [school, otherSchool] = [await make.school(), await make.school()]
  const own = await make.student({ schools: [school] })
  const foreign = await make.student({ schools: [otherSchool] })
  const senior = await make.seniorTutor()
  return {
    own,
    foreign,
    school,
    otherSchool,
    senior,
    parent: await make.parent([own]),
    manager: await make.schoolManager([school]),
    tutor: await make.tutor({ students: [own], seniorTutorId: senior }),
    stranger: await make.tutor({ students: [foreign] }),
    admin: await make.admin(),
  }
}

describe('the door to records', () => {
  it('opens what belongs to the caller and nothing else', async () => {
    const all = await people()
    const { own, foreign, school, otherSchool, senior, parent, manager, tutor, stranger } = all
    const { admin } = all
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
      // What is said of a tutor is not for that tutor.
      ['Senior Tutor', senior, 'own team', senior, false],
      ['Admin', admin, 'own team', tutor, true],
      ['Admin', admin, 'own team', own, false],
      ['School Manager', manager, 'own school', school, true],
      ['School Manager', manager, 'own school', otherSchool, false],
      ['Student', own, 'own school', school, true],
      ['Student', own, 'own school', otherSchool, false],
      ['Student', own, 'in sight', own, true],
      ['Student', own, 'in sight', foreign, false],
      ['Parent', parent, 'in sight', own, true],
      ['Parent', parent, 'in sight', foreign, false],
      ['Tutor', tutor, 'in sight', own, true],
      ['Tutor', tutor, 'in sight', foreign, false],
      ['Senior Tutor', senior, 'in sight', own, true],
      ['Senior Tutor', senior, 'in sight', foreign, false],
      ['School Manager', manager, 'in sight', own, true],
      ['School Manager', manager, 'in sight', foreign, false],
      ['Admin', admin, 'in sight', own, true],
      ['Admin', admin, 'in sight', foreign, true],
      // Only students are looked for in sight.
      ['Admin', admin, 'in sight', tutor, false],
      ['Admin', admin, 'in sight', school, false],
      ['Senior Tutor', senior, 'in sight', tutor, false],
      ['School Manager', manager, 'in sight', school, false],
      // Roles and rules that do not belong together open nothing.
      ['Admin', parent, 'own child', own, false],
      ['Parent', tutor, 'own student', own, false],
      ['Tutor', senior, 'own team', tutor, false],
      ['Parent', parent, 'own', own, false],
      ['Student', manager, 'own school', school, false],
      ['School Manager', own, 'own school', school, false],
      ['Parent', parent, 'own school', school, false],
      ['Parent', parent, 'no such rule' as Rule, own, false],
    ]
    for (const [role, userId, rule, id, isOpen] of cases) {
      const may = await mayReach(app.db, await callerOf(userId, role), rule, id)
      expect([role, rule, id, may]).toEqual([role, rule, id, isOpen])
    }
  })

  it('opens tutors in sight: oneself, the own team, all to admins, none to anybody else', async () => {
    const { own, senior, parent, manager, tutor, stranger, admin } = await people()
    const colleague = await app.make.tutor({ seniorTutorId: senior })
    const sees = async (userId: string) => {
      const caller = await callerOf(userId)
      const open: string[] = []
      for (const id of [tutor, colleague, senior, stranger]) {
        if (await mayReach(app.db, caller, 'in sight', id, 'tutor')) open.push(id)
        const [row] = await app.db
          .select({ userId: tutors.userId })
          .from(tutors)
          .where(and(eq(tutors.userId, id), tutorInSight(caller, sql`${tutors.userId}`)))
        expect([caller.role, row?.userId]).toEqual([
          caller.role,
          open.includes(id) ? id : undefined,
        ])
      }
      return open
    }
    expect(await sees(tutor)).toEqual([tutor])
    expect(await sees(senior)).toEqual([tutor, colleague, senior])
    expect(await sees(admin)).toEqual([tutor, colleague, senior, stranger])
    for (const id of [own, parent, manager]) expect(await sees(id)).toEqual([])
    expect(await mayReach(app.db, await callerOf(admin), 'in sight', own, 'tutor')).toBe(false)
  })

  it('asks the database once, and not for what cannot be an id', async () => {
    const { own, tutor, senior, manager, admin, parent } = await people()
    for (const userId of [own, tutor, senior, manager, admin, parent]) {
      const caller = await callerOf(userId)
      const ask = vi.spyOn(app.db, 'execute')
      expect(await mayReach(app.db, caller, 'in sight', own)).toBe(true)
      expect([caller.role, ask.mock.calls.length]).toEqual([caller.role, 1])
      expect(await mayReach(app.db, caller, 'in sight', `${own} `)).toBe(false)
      expect([caller.role, ask.mock.calls.length]).toEqual([caller.role, 1])
      ask.mockRestore()
    }
  })

  it('closes as soon as the link is gone', async () => {
    const { own, tutor, senior } = await people()
    const callers = [await callerOf(tutor), await callerOf(senior)]
    for (const caller of callers) {
      expect(await mayReach(app.db, caller, 'in sight', own)).toBe(true)
    }
    const isLink = and(eq(tutorStudents.tutorId, tutor), eq(tutorStudents.studentId, own))
    await app.db.delete(tutorStudents).where(isLink)
    for (const caller of callers) {
      expect(await mayReach(app.db, caller, 'in sight', own)).toBe(false)
    }
  })

  it('lists what it would open, each once, and finds the same in other statements', async () => {
    const all = await people()
    const { own, foreign, tutor, senior, manager, parent } = all
    // A second way to the same student.
    await app.db.insert(tutorStudents).values({ tutorId: senior, studentId: own })
    for (const userId of [own, tutor, senior, manager, parent]) {
      const caller = await callerOf(userId)
      expect([caller.role, await reachable(app.db, caller, 'in sight')]).toEqual([
        caller.role,
        [own],
      ])
      const rows = await app.db
        .select({ id: students.userId })
        .from(students)
        .where(inSight(caller, sql`${students.userId}`))
      expect([caller.role, rows]).toEqual([caller.role, [{ id: own }]])
    }
    const admin = await callerOf(all.admin)
    expect(await reachable(app.db, admin, 'in sight')).toEqual(
      expect.arrayContaining([own, foreign]),
    )
    expect(await reachable(app.db, admin, 'own student')).toEqual([])
  })

  it('opens for none of many guessed ids, whatever the role and the rule', async () => {
    const all = await people()
    for (const userId of Object.values(all)) {
      // Schools are nobody who could call.
      if (userId === all.school || userId === all.otherSchool) continue
      const caller = await callerOf(userId)
      for (const rule of rules) {
        for (let time = 0; time < 20; time += 1) {
          const id = crypto.randomUUID()
          expect([caller.role, rule, await mayReach(app.db, caller, rule, id)]).toEqual([
            caller.role,
            rule,
            false,
          ])
        }
      }
    }
  })

  it('opens for no id that is merely like one’s own', async () => {
    const { own, parent } = await people()
    const caller = await callerOf(parent)
    const last = own.at(-1) === '0' ? '1' : '0'
    const near = [
      `${own.slice(0, -1)}${last}`,
      `${own} `,
      ` ${own}`,
      own.slice(0, -1),
      own.replaceAll('-', ''),
      `{${own}}`,
      '',
      '%',
      "' or '1'='1",
    ]
    for (const id of near) {
      expect([id, await mayReach(app.db, caller, 'own child', id)]).toEqual([id, false])
    }
  })

  it('never opens a child to a parent without one', async () => {
    const caller = await callerOf(await app.make.parent([]))
    for (const { id } of await app.db.select({ id: students.userId }).from(students)) {
      expect(await mayReach(app.db, caller, 'own child', id)).toBe(false)
    }
  })
})
