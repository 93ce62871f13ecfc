import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLog,
  entitlementOverrides,
  studentSchools,
  tutorStudents,
  users,
} from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'

const bulkCall = 'POST /User/admin/Account/Bulk'
type Body = CallInput<typeof bulkCall>['body']
type Action = Body['action']

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp()
  admin = await app.make.admin({ passwordHash: 'x' })
})
afterAll(() => app.close())

const doAll = (userIds: string[], action: Action, value: Body['value'] = null) =>
  app.call(bulkCall, admin, { body: { userIds, action, value, reason: 'End of the year' } })

describe('several people at once', () => {
  it('are stopped as one change, which names whom it passes over and is undone as one', async () => {
    const [one, two] = [await app.make.parent(), await app.make.parent([], { isActive: false })]
    const { status, data } = await doAll([one, two, admin], 'stop')
    expect(status).toBe(200)
    expect(data.changed).toBe(1)
    expect(data.skipped).toHaveLength(2)
    expect(data.skipped).toContainEqual(
      expect.objectContaining({ userId: admin, why: 'You cannot stop your own account.' }),
    )
    expect(await auditEntries(app.db, eq(auditLog.batch, data.batchId))).toHaveLength(1)
    const body = { batchId: data.batchId }
    expect((await app.call('POST /User/admin/Audit/Undo', admin, { body })).status).toBe(200)
    const [row] = await app.db.select().from(users).where(eq(users.id, one))
    expect(row).toMatchObject({ isActive: true, stoppedAt: null })
    expect((await doAll([two], 'reactivate')).data.changed).toBe(1)
  })

  it('are invited, but for those who have a password', async () => {
    const [one, two] = [await app.make.parent(), await app.make.parent([], { passwordHash: 'x' })]
    const { data } = await doAll([one, two], 'invite')
    expect(data).toMatchObject({ changed: 1, skipped: [{ userId: two }] })
  })

  it('get a school, a tutor, or something beside their bookings', async () => {
    const students = [await app.make.student(), await app.make.student({ hasSeminar: false })]
    const [parent, tutor, school] = [
      await app.make.parent(),
      await app.make.tutor(),
      await app.make.school(),
    ]
    const added = await doAll([...students, parent], 'add school', school)
    expect(added.data).toMatchObject({ changed: 2, skipped: [{ userId: parent }] })
    expect(await app.db.$count(studentSchools, eq(studentSchools.schoolId, school))).toBe(2)
    expect((await doAll(students, 'add tutor', tutor)).data.changed).toBe(2)
    expect((await doAll(students, 'add tutor', tutor)).data.changed).toBe(0)
    expect(await app.db.$count(tutorStudents, eq(tutorStudents.tutorId, tutor))).toBe(2)
    const set = { entitlement: 'hasSeminar', state: 'on', until: null } as const
    expect((await doAll(students, 'set entitlement', set)).data.changed).toBe(2)
    const isSet = eq(entitlementOverrides.entitlement, 'hasSeminar')
    expect(await app.db.$count(entitlementOverrides, isSet)).toBe(2)
  })

  it('that match are as many as somebody saw, or nothing is done', async () => {
    const search = `Zyx${crypto.randomUUID()}`
    const ids = [
      await app.make.parent([], { firstName: search }),
      await app.make.parent([], { firstName: search }),
    ]
    const ask = (expectedCount: number) =>
      app.call(bulkCall, admin, {
        body: { filter: { search }, expectedCount, action: 'stop', value: null, reason: 'Left' },
      })
    const refused = await ask(1)
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('2 match now') })
    const [row] = await app.db
      .select()
      .from(users)
      .where(eq(users.id, ids[0] ?? ''))
    expect(row?.isActive).toBe(true)
    expect((await ask(2)).data.changed).toBe(2)
  })

  it.each<[Action, Body['value']]>([
    ['add school', null],
    ['add tutor', null],
    ['set entitlement', null],
  ])('are not changed by %s without saying what', async (action, value) => {
    const { status, errors } = await doAll([await app.make.student()], action, value)
    expect(status).toBe(422)
    expect(errors).toMatchObject([{ path: 'body.value' }])
  })
})
