import type { Role } from '@portal/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../calls.ts'
import { students } from '../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { mayReach, type Rule } from './records.ts'

const rules: readonly Rule[] = ['own', 'own child', 'own student', 'own school', 'own team']

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
    const { own, foreign, school, otherSchool, senior, parent, manager, tutor, stranger } =
      await people()
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
      ['School Manager', manager, 'own school', school, true],
      ['School Manager', manager, 'own school', otherSchool, false],
      ['Student', own, 'own school', school, true],
      ['Student', own, 'own school', otherSchool, false],
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
