import type { CallInput } from '@portal/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import {
  auditLog,
  emailLinks,
  mails,
  passwordLinks,
  tutors,
  users,
} from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { readHolder } from '../authentication/index.ts'

const createCall = 'POST /User/admin/Account/Create'
const updateCall = 'POST /User/admin/Account/Update'
const personCall = 'GET /User/admin/Account/GetPerson'
type Create = CallInput<typeof createCall>['body']

const now = new Date('2026-06-30T09:00:00Z')

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin({ passwordHash: 'x', firstName: 'Ada', lastName: 'Admin' })
})
afterAll(() => app.close())

let made = 0
const newcomer = (change: Partial<Create> = {}): Create => {
  made += 1
  return {
    ...{ role: 'Parent', firstName: 'Zoë', lastName: 'Núñez', phone: '+44 20 7946 0000' },
    ...{ email: `newcomer-${made}@portal.test`, invite: 'later' },
    ...change,
  }
}
const create = (change: Partial<Create> = {}) =>
  app.call(createCall, admin, { body: newcomer(change) })
const personOf = async (userId: string) =>
  (await app.call(personCall, admin, { query: { userId } })).data
const mailsTo = (address: string) =>
  app.db.select().from(mails).where(eq(mails.to, address)).orderBy(mails.createdAt, mails.id)

/** What the form of a person sends. */
const formOf = async (userId: string) => {
  const { firstName, lastName, email, phone, timeZone, role, student, version } =
    await personOf(userId)
  return {
    ...{ userId, version, firstName, lastName, email, phone, timeZone, role },
    yearGroup: student?.yearGroup ?? null,
    extraTimePercent: student?.extraTimePercent ?? null,
  }
}
type Form = CallInput<typeof updateCall>['body']
const update = async (userId: string, change: Partial<Form>) =>
  app.call(updateCall, admin, { body: { ...(await formOf(userId)), ...change } })

describe('a new account', () => {
  it('of a parent has the children, and is invited when that is wished', async () => {
    const child = await app.make.student()
    const body = { childIds: [child], email: 'Zoe@Portal.test', invite: 'now' as const }
    const { status, data } = await create(body)
    expect(status).toBe(200)
    const person = await personOf(data.userId)
    expect(person).toMatchObject({
      ...{ firstName: 'Zoë', email: 'zoe@portal.test', role: 'Parent', state: 'invited' },
      ...{ phone: '+44 20 7946 0000', invitedAt: now.toISOString(), hasPassword: false },
      links: [{ kind: 'parent-child', id: child, role: 'Student' }],
    })
    const [mail] = await mailsTo('zoe@portal.test')
    expect(mail).toMatchObject({ priority: 0, subject: 'Welcome to the portal' })
    const isOfIt = eq(auditLog.record, data.userId)
    expect(await auditEntries(app.db, isOfIt)).toMatchObject([{ action: 'account created' }])
  })

  it('of a tutor says what the tutor teaches and whose team it is', async () => {
    const senior = await app.make.seniorTutor()
    const facts = { subject: 'Physics', isSeminarTutor: true, isEssayPsTutor: false, capacity: 9 }
    const { data } = await create({ role: 'Tutor', tutor: { ...facts, seniorTutorId: senior } })
    const person = await personOf(data.userId)
    expect(person.tutor).toEqual({ ...facts, isTakingStudents: true, load: 0 })
    expect(person.links).toMatchObject([{ kind: 'tutor-senior', id: senior }])
    expect(await mailsTo(person.email)).toEqual([])
  })

  it.each<[string, Partial<Create>, number, string]>([
    ['an email that is taken, in other letters', { email: 'ADA@Portal.test' }, 409, 'body.email'],
    ['no email', { email: 'nobody' }, 400, 'body.email'],
    ['a phone of letters', { phone: 'call me' }, 422, 'body.phone'],
    ['children of an admin', { role: 'Admin', childIds: [newId()] }, 422, 'body.childIds'],
    ['an unknown child', { childIds: [newId()] }, 422, 'body.toId'],
    ['a tutor who teaches nothing', { role: 'Tutor' }, 422, 'body.tutor'],
  ])('is refused with %s, and leaves nothing', async (_, change, status, path) => {
    if (change.email === 'ADA@Portal.test') await app.make.admin({ email: 'ada@portal.test' })
    const before = await app.db.$count(users)
    expect(await create(change)).toMatchObject({ status, errors: [{ path }] })
    expect(await app.db.$count(users)).toBe(before)
  })

  it('is made once by a double press', async () => {
    const body = newcomer()
    const key = { 'idempotency-key': newId() }
    const [one, two] = [
      await app.call(createCall, admin, { body }, key),
      await app.call(createCall, admin, { body }, key),
    ]
    expect(two.data).toEqual(one.data)
  })
})

describe('an account that is edited', () => {
  it('keeps what is not said, and writes down what changed', async () => {
    const student = await app.make.student({ yearGroup: 12 })
    const { data } = await update(student, { firstName: 'Bo', extraTimePercent: 25, phone: '' })
    expect(data.version).toBe(2)
    const person = await personOf(student)
    expect(person).toMatchObject({ firstName: 'Bo', phone: null, version: 2 })
    expect(person.student).toMatchObject({ yearGroup: 12, extraTimePercent: 25 })
    const [entry] = await auditEntries(app.db, eq(auditLog.record, student))
    expect(entry).toMatchObject({
      ...{ action: 'account saved', version: 2 },
      changes: { firstName: ['Test', 'Bo'], extraTimePercent: [0, 25] },
    })
  })

  it('says by field who saved it meanwhile, also where that was its own person', async () => {
    const parent = await app.make.parent([], { firstName: 'Pia', lastName: 'Parent' })
    const form = await formOf(parent)
    await app.call('POST /User/Account/UpdateMe', parent, {
      body: { firstName: 'Pia', lastName: 'Married', timeZone: 'Europe/London' },
    })
    const stale = await app.call(updateCall, admin, { body: { ...form, phone: '020 7946 0001' } })
    expect(stale.status).toBe(409)
    const other = await app.make.admin()
    await app.call(updateCall, other, { body: { ...(await formOf(parent)), firstName: 'Paula' } })
    expect((await personOf(parent)).version).toBe(3)
  })

  it('with another email tells the old address and ends links', async () => {
    const parent = await app.make.parent([], { email: 'old@portal.test', emailState: 'bouncing' })
    const link = { userId: parent, createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) }
    await app.db.insert(passwordLinks).values({ hash: 'p', ...link })
    await app.db.insert(emailLinks).values({ hash: 'e', email: 'x@portal.test', ...link })
    expect((await update(parent, { email: 'New@portal.test' })).status).toBe(200)
    expect(await personOf(parent)).toMatchObject({ email: 'new@portal.test', emailState: 'ok' })
    expect((await mailsTo('old@portal.test'))[0]?.subject).toMatch(/email of your account/)
    for (const table of [passwordLinks, emailLinks]) {
      const [row] = await app.db.select().from(table).where(eq(table.userId, parent))
      expect(row?.usedAt).toEqual(now)
    }
  })

  it('cannot have an email of another, in whatever letters', async () => {
    await app.make.parent([], { email: 'taken@portal.test' })
    const parent = await app.make.parent()
    expect(await update(parent, { email: 'TAKEN@portal.test' })).toMatchObject({
      ...{ status: 409, errors: [{ path: 'body.email' }] },
    })
  })

  it('changes its role between tutor and senior tutor alone, and never with a team', async () => {
    const senior = await app.make.seniorTutor()
    const tutor = await app.make.tutor({ seniorTutorId: senior })
    expect(await update(senior, { role: 'Tutor' })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.role' }] },
    })
    expect((await update(tutor, { role: 'Admin' })).status).toBe(422)
    expect((await update(tutor, { role: 'Senior Tutor' })).status).toBe(200)
    const [row] = await app.db.select().from(tutors).where(eq(tutors.userId, tutor))
    expect(row?.seniorTutorId).toBeNull()
    expect((await update(senior, { role: 'Tutor' })).status).toBe(200)
  })

  it.each<[string, Partial<Form>]>([
    ['timeZone', { timeZone: 'Europe/Atlantis' }],
    ['yearGroup', { yearGroup: 12 }],
    ['phone', { phone: '12' }],
  ])('is refused for its %s', async (field, change) => {
    const parent = await app.make.parent()
    expect(await update(parent, change)).toMatchObject({
      ...{ status: 422, errors: [{ path: `body.${field}` }] },
    })
  })

  it('is not found once its person was forgotten', async () => {
    const gone = await app.make.parent([], { email: 'gone@deleted.invalid', isActive: false })
    const query = { userId: gone }
    expect((await app.call(personCall, admin, { query })).status).toBe(404)
    const body = { ...(await formOf(admin)), userId: gone }
    expect((await app.call(updateCall, admin, { body })).status).toBe(404)
  })
})

describe('mails that let somebody in', () => {
  it('are an invitation until a password is chosen, and then a link', async () => {
    const parent = await app.make.parent([], { email: 'invited@portal.test' })
    const body = { userId: parent }
    const invite = () => app.call('POST /User/admin/Account/SendInvitation', admin, { body })
    expect((await invite()).status).toBe(200)
    await app.db.update(users).set({ passwordHash: 'x' }).where(eq(users.id, parent))
    expect((await invite()).status).toBe(422)
    const sent = await app.call('POST /User/admin/Account/SendPasswordLink', admin, { body })
    expect(sent).toMatchObject({ status: 200, data: null })
    const texts = (await mailsTo('invited@portal.test')).map(({ text, priority }) => {
      expect(priority).toBe(0)
      return /token=([\w-]+)/.exec(text)?.[1] ?? ''
    })
    expect(texts).toHaveLength(2)
    for (const token of texts) {
      const good = await app.call('POST /Authentication/Password/CheckLink', undefined, {
        body: { token },
      })
      expect(good.data.isGood).toBe(true)
    }
    const entries = await auditEntries(app.db, eq(auditLog.subjectId, parent))
    expect(entries.map(({ action }) => action)).toEqual(['invitation sent', 'password link sent'])
  })

  it('are refused for a stopped account', async () => {
    const userId = await app.make.parent([], { isActive: false })
    const body = { userId }
    for (const call of [
      'POST /User/admin/Account/SendInvitation',
      'POST /User/admin/Account/SendPasswordLink',
    ] as const) {
      expect((await app.call(call, admin, { body })).status).toBe(422)
    }
    expect(await app.db.$count(passwordLinks, eq(passwordLinks.userId, userId))).toBe(0)
  })
})

describe('what a student has', () => {
  const set = async (
    studentId: string,
    change: Partial<CallInput<'POST /User/admin/Account/SetEntitlement'>['body']>,
  ) =>
    await app.call('POST /User/admin/Account/SetEntitlement', admin, {
      body: {
        ...{ studentId, version: (await personOf(studentId)).version, reason: 'A week to try it' },
        ...{ entitlement: 'hasSeminar', state: 'on', until: '2026-07-07', ...change },
      },
    })

  it('is told with the booking or the hand that it comes from', async () => {
    const student = await app.make.student({ hasSeminar: false, hasLibrary: false })
    await app.db.execute(sql`insert into bookings (id, student_id, program_name, quarters,
        booked_at, starts_on, expires_on, has_courses)
      values (gen_random_uuid(), ${student}::uuid, 'Premium', 0, now(), '2026-01-01', '2026-12-31',
        true)`)
    expect((await set(student, {})).status).toBe(200)
    const { entitlements, bookings } = await personOf(student)
    const of = (name: string) => entitlements.find((one) => one.name === name)
    expect(of('hasCourses')).toMatchObject({ isOn: true, from: [bookings[0]?.bookingId] })
    expect(of('hasLibrary')).toEqual({
      ...{ name: 'hasLibrary', isOn: false, from: 'none', override: null },
    })
    expect(of('hasSeminar')).toMatchObject({
      ...{ isOn: true, from: 'override' },
      override: {
        isOn: true,
        until: '2026-07-07',
        reason: 'A week to try it',
        byName: 'Ada Admin',
      },
    })
    const token = async () => (await readHolder(app.db, student, now))?.claims
    expect(await token()).toMatchObject({ hasSeminar: true, hasCourses: true })
    expect((await set(student, { state: 'as booked' })).status).toBe(200)
    expect(await token()).toMatchObject({ hasSeminar: false, hasCourses: true })
    const after = (await personOf(student)).entitlements
    expect(after.find(({ name }) => name === 'hasSeminar')?.override).toBeNull()
  })

  it('is refused on top of what somebody else saved', async () => {
    const student = await app.make.student()
    await set(student, { entitlement: 'hasCourses', state: 'off' })
    expect((await set(student, { version: 1 })).status).toBe(409)
  })
})
