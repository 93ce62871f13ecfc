import type { CallInput } from '@portal/shared/api'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditLog, mails, students, users } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'

const bookKey = 'POST /user/admin/booking/create'
const upsellKey = 'POST /user/admin/upsell/create'
const now = new Date('2026-07-01T11:00:00Z')
const nowhere = '018f0000-0000-7000-8000-000000000000'

type Booking = CallInput<typeof bookKey>['body']

let app: TestApp
let admin: string
let school: string
let tutor: string
let count = 0
let student: Booking['student']
let parent: NonNullable<Booking['parent']>

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  school = await app.make.school()
  tutor = await app.make.tutor()
})
afterAll(() => app.close())
beforeEach(() => {
  count += 1
  app.clock.set(now)
  student = { firstName: 'Ada', lastName: 'Lovelace', email: `Ada.${count}@Portal.Test` }
  parent = { firstName: 'Anne', lastName: 'Byron', email: `anne.${count}@portal.test` }
})

const everything = {
  hasQuestionBank: true,
  hasCourses: false,
  hasAcademy: true,
  hasSeminar: false,
  hasLibrary: true,
  hasReadingList: true,
  hasPsSubmission: false,
  hasEssaySubmission: false,
}

const book = (change: Partial<Booking> = {}, headers: Record<string, string> = {}) =>
  app.call(
    bookKey,
    admin,
    {
      body: {
        student,
        parent,
        yearGroup: 12,
        schoolId: school,
        tutorIds: [tutor],
        programName: 'Premium',
        hours: 20.25,
        isUnlimited: false,
        isHeadStart: false,
        entitlements: everything,
        startsOn: '2026-07-06',
        expiresOn: '2027-06-30',
        ...change,
      },
    },
    headers,
  )
const upsell = (studentId: string, change: Partial<CallInput<typeof upsellKey>['body']> = {}) =>
  app.call(upsellKey, admin, {
    body: { studentId, programName: null, hours: 0, entitlements: {}, expiresOn: null, ...change },
  })
const hoursOf = async (id: string) =>
  (await app.call('GET /Tution/Tution/GetDashboardData', id)).data
const mailsTo = (to: string) =>
  app.db.select().from(mails).where(eq(mails.to, to.toLowerCase())).orderBy(mails.createdAt)
const programmeOf = async (id: string) =>
  (await app.db.select().from(students).where(eq(students.userId, id)))[0]
const tokenIn = (text: string | undefined) =>
  /portal:\/auth\/reset-password\?token=(\S+)/.exec(text ?? '')?.[1] ?? ''

describe('a new booking', () => {
  it('makes student, parent, programme and hours, tied to school and tutor', async () => {
    const { status, data } = await book()
    expect(status).toBe(200)
    expect(await programmeOf(data.studentId)).toMatchObject({
      programName: 'Premium',
      isUnlimited: false,
      yearGroup: 12,
      startedOn: '2026-07-06',
      expiresOn: '2027-06-30',
      ...everything,
    })
    const person = await app.db.query.users.findFirst({
      where: (row) => eq(row.id, data.studentId),
    })
    expect(person).toMatchObject({ email: student.email.toLowerCase(), passwordHash: null })
    expect(await hoursOf(data.studentId)).toMatchObject({
      hoursBought: 20.25,
      tutoringHoursRemaining: 20.25,
    })
    const children = await app.call(
      'GET /Dashboard/Parent/Dashboard/GetChildren',
      data.parentId ?? '',
    )
    expect(children.data.children).toMatchObject([{ studentId: data.studentId }])
    const taught = await app.call('GET /Dashboard/Tutor/Dashboard/GetMyStudents', tutor)
    expect(taught.data.students.map(({ studentId }) => studentId)).toContain(data.studentId)
    const me = await app.call('GET /User/Account/GetMe', data.studentId)
    expect(me.data.schools).toMatchObject([{ id: school }])
    const entries = await auditEntries(app.db, eq(auditLog.subjectId, data.studentId))
    const sold = { programName: [null, 'Premium'], hours: [null, 20.25], hasCourses: [null, false] }
    expect(entries).toMatchObject([
      { actorId: admin, action: 'booking created', kind: 'booking', record: data.bookingId },
    ])
    expect(entries[0]?.changes).toMatchObject(sold)
    expect(JSON.stringify(entries)).not.toMatch(/Ada|Lovelace|Byron/)
  })

  it('invites both with links that choose a password, for seven days', async () => {
    await book()
    for (const email of [student.email, parent.email]) {
      const [mail, ...others] = await mailsTo(email)
      expect(others).toEqual([])
      const token = tokenIn(mail?.text)
      app.clock.set(new Date('2026-07-08T10:59:00Z'))
      const reset = await app.call('POST /Authentication/Password/ResetPassword', undefined, {
        body: { token, password: 'a long and unlikely phrase' },
      })
      expect(reset.status).toBe(200)
      const signIn = await app.call('POST /authentication/authenticate', undefined, {
        body: { email, password: 'a long and unlikely phrase' },
      })
      expect(signIn.status).toBe(200)
    }
    app.clock.set(now)
    student = { ...student, email: `late.${count}@portal.test` }
    await book({ parent: null })
    const token = tokenIn((await mailsTo(student.email))[0]?.text)
    app.clock.set(new Date('2026-07-08T11:01:00Z'))
    const late = await app.call('POST /Authentication/Password/ResetPassword', undefined, {
      body: { token, password: 'a long and unlikely phrase' },
    })
    expect(late.status).toBe(422)
  })

  it('takes a parent who has an account, and makes no second one', async () => {
    const known = await app.make.parent([], { email: parent.email, passwordHash: 'something' })
    const { data } = await book({ parent: { ...parent, email: parent.email.toUpperCase() } })
    expect(data.parentId).toBe(known)
    const [mail] = await mailsTo(parent.email)
    expect(mail?.subject).toBe('Ada Lovelace is in your portal')
    expect(tokenIn(mail?.text)).toBe('')
    // One who never chose a password is invited again.
    await app.db.update(users).set({ passwordHash: null }).where(eq(users.id, known))
    student = { ...student, email: `sibling.${count}@portal.test` }
    expect((await book()).data.parentId).toBe(known)
    expect((await mailsTo(parent.email)).some(({ text }) => tokenIn(text) !== '')).toBe(true)
  })

  it('can be without a limit, a school, tutors and a parent', async () => {
    const { data } = await book({
      programName: 'Full Blue',
      isUnlimited: true,
      hours: 0,
      parent: null,
      schoolId: null,
      tutorIds: [],
    })
    expect(data.parentId).toBeNull()
    expect(await hoursOf(data.studentId)).toMatchObject({
      isUnlimited: true,
      tutoringHoursRemaining: null,
    })
  })

  it('of Full Blue or Fellow has no limit, whatever else it says', async () => {
    const { data } = await book({ programName: 'Fellow', hours: 0 })
    expect(await hoursOf(data.studentId)).toMatchObject({ isUnlimited: true })
    student = { ...student, email: `blue.${count}@portal.test` }
    const { data: blue } = await book({ programName: 'full blue' })
    expect(await hoursOf(blue.studentId)).toMatchObject({ isUnlimited: true })
  })

  it('is refused for a tutor who is stopped before it is written', async () => {
    const stopped = await app.make.tutor()
    const transaction = app.db.transaction.bind(app.db)
    const begin = vi.spyOn(app.db, 'transaction').mockImplementationOnce(async (...run) => {
      await app.db.update(users).set({ isActive: false }).where(eq(users.id, stopped))
      return await transaction(...run)
    })
    const refused = await book({ tutorIds: [stopped] })
    begin.mockRestore()
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'body.tutorIds.0' }] })
    expect(await mailsTo(student.email)).toEqual([])
  })

  it('is refused for an address that is taken, and leaves nothing behind', async () => {
    await app.make.tutor({}, { email: student.email.toLowerCase() })
    expect(await book()).toMatchObject({
      status: 409,
      errors: [{ path: 'body.student.email' }],
    })
    expect(await mailsTo(parent.email)).toEqual([])
    student = { ...student, email: `other.${count}@portal.test` }
    await app.make.tutor({}, { email: parent.email })
    expect(await book()).toMatchObject({ status: 409, errors: [{ path: 'body.parent.email' }] })
    expect(await mailsTo(student.email)).toEqual([])
    const left = await app.db.select().from(users).where(eq(users.email, student.email))
    expect(left).toEqual([])
  })

  it('names everything that does not fit', async () => {
    const { status, errors } = await book({
      parent: { ...parent, email: student.email },
      schoolId: nowhere,
      tutorIds: [tutor, nowhere, tutor],
      isUnlimited: true,
      hours: 1,
      expiresOn: '2026-07-05',
    })
    expect(status).toBe(422)
    expect(errors.map(({ path }) => path)).toEqual([
      'body.parent.email',
      'body.schoolId',
      'body.tutorIds.1',
      'body.tutorIds.2',
      'body.hours',
      'body.expiresOn',
    ])
  })

  it.each([
    ['a third of an hour', { hours: 0.33 }, 'body.hours'],
    ['fewer than none', { hours: -1 }, 'body.hours'],
    ['a year that there is not', { yearGroup: 15 }, 'body.yearGroup'],
    [
      'no address',
      { student: { firstName: 'A', lastName: 'B', email: 'a' } },
      'body.student.email',
    ],
    ['no name', { programName: '  ' }, 'body.programName'],
  ])('is refused with %s', async (_name, change, path) => {
    const { status, errors } = await book(change)
    expect(status).toBe(400)
    expect(errors.map((error) => error.path)).toContain(path)
  })

  it('is one booking however often it is sent with one key, or at once', async () => {
    const key = { 'idempotency-key': `booking-${count}` }
    const [first, second] = await Promise.all([book({}, key), book({}, key)])
    expect([first?.status, second?.status]).toEqual([200, 200])
    expect(second?.data).toEqual(first?.data)
    expect(await mailsTo(student.email)).toHaveLength(1)
    student = { ...student, email: `race.${count}@portal.test` }
    const racing = await Promise.all([book(), book()])
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('an upsell', () => {
  it('adds hours, entitlements and time, and takes nothing away', async () => {
    const { data } = await book()
    const sold = await upsell(data.studentId, {
      programName: 'Premium Plus',
      hours: 10,
      entitlements: { hasSeminar: true, hasQuestionBank: false },
      expiresOn: '2027-12-31',
    })
    expect(sold.status).toBe(200)
    expect(await programmeOf(data.studentId)).toMatchObject({
      ...everything,
      programName: 'Premium Plus',
      hasSeminar: true,
      expiresOn: '2027-12-31',
    })
    expect((await hoursOf(data.studentId)).hoursBought).toBe(30.25)
    expect((await upsell(data.studentId, { hours: 0.25 })).status).toBe(200)
    expect((await hoursOf(data.studentId)).hoursBought).toBe(30.5)
    expect((await programmeOf(data.studentId))?.programName).toBe('Premium Plus')
    const entries = await auditEntries(app.db, eq(auditLog.subjectId, data.studentId))
    expect(entries.map(({ action }) => action)).toEqual([
      'booking created',
      'upsell created',
      'upsell created',
    ])
    expect(entries[1]?.changes).toMatchObject({ hours: [null, 10], hasSeminar: [false, true] })
    expect(entries[2]?.changes).toEqual({ hours: [null, 0.25] })
  })

  it.each([
    ['that says so', { isUnlimited: true }],
    ['to Full Blue', { programName: 'Full Blue' }],
    ['to Fellow, however it is written', { programName: ' fellow ', isUnlimited: false }],
  ])('%s takes the limit away, and none brings it back', async (_name, change) => {
    const { data } = await book()
    expect((await upsell(data.studentId, change)).status).toBe(200)
    const noLimit = { isUnlimited: true, tutoringHoursRemaining: null, hoursBought: 20.25 }
    expect(await hoursOf(data.studentId)).toMatchObject(noLimit)
    const again = { programName: 'Premium', isUnlimited: false }
    expect((await upsell(data.studentId, again)).status).toBe(200)
    expect(await hoursOf(data.studentId)).toMatchObject(noLimit)
    const entries = await auditEntries(
      app.db,
      and(eq(auditLog.subjectId, data.studentId), eq(auditLog.action, 'upsell created')),
    )
    const limits = entries.map(({ changes }) => changes.isUnlimited)
    expect(limits).toEqual([[false, true], undefined])
  })

  it('is refused where it would shorten, add hours without a limit, or add nothing', async () => {
    const { data } = await book()
    expect(await upsell(data.studentId, { expiresOn: '2027-06-29' })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.expiresOn' }],
    })
    expect(await upsell(data.studentId, { entitlements: { hasLibrary: false } })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.hours' }],
    })
    const unlimited = await app.make.student({ isUnlimited: true })
    expect(await upsell(unlimited, { hours: 1 })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.hours' }],
    })
    expect(await upsell(data.studentId, { isUnlimited: true, hours: 1 })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.hours' }],
    })
    expect(await upsell(unlimited, { isUnlimited: true })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.hours' }],
    })
    expect((await upsell(nowhere, { hours: 1 })).status).toBe(404)
    expect((await upsell(tutor, { hours: 1 })).status).toBe(404)
  })
})
