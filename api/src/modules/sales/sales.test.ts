import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditLog, mails, users } from '../../database/schema/index.ts'
import { auditEntries, type TestApp } from '../../testing/index.ts'
import { type Booking, everything, makeSales, newcomers, now, nowhere, selling } from './testing.ts'

let app: TestApp
let admin: string
let school: string
let tutor: string
let student: Booking['student']
let parent: NonNullable<Booking['parent']>

beforeAll(async () => {
  ;({ app, admin, school, tutor } = await makeSales())
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(now)
  ;({ student, parent } = newcomers())
})

const { book, hoursOf, programmeOf } = selling(() => ({
  app,
  admin,
  school,
  tutor,
  student,
  parent,
}))
const mailsTo = (to: string) =>
  app.db.select().from(mails).where(eq(mails.to, to.toLowerCase())).orderBy(mails.createdAt)
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
    student = { ...student, email: `late.${crypto.randomUUID()}@portal.test` }
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
    student = { ...student, email: `sibling.${crypto.randomUUID()}@portal.test` }
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
    student = { ...student, email: `blue.${crypto.randomUUID()}@portal.test` }
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
    student = { ...student, email: `other.${crypto.randomUUID()}@portal.test` }
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
    const key = { 'idempotency-key': `booking-${crypto.randomUUID()}` }
    const [first, second] = await Promise.all([book({}, key), book({}, key)])
    expect([first?.status, second?.status]).toEqual([200, 200])
    expect(second?.data).toEqual(first?.data)
    expect(await mailsTo(student.email)).toHaveLength(1)
    student = { ...student, email: `race.${crypto.randomUUID()}@portal.test` }
    const racing = await Promise.all([book(), book()])
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
