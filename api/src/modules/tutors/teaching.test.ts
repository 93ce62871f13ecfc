import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../database/schema/index.ts'
import {
  auditEntries,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'

const readCall = 'GET /User/admin/Account/GetTutor'
const saveCall = 'POST /User/admin/Account/UpdateTutor'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2027-03-31T12:00:00Z') })
  admin = await app.make.admin()
})
afterAll(() => app.close())

type Body = CallInput<typeof saveCall>['body']
const teaching: Omit<Body, 'tutorId'> = {
  ...{ version: 1, subjects: ['Physics', 'Chemistry', 'Biology'], isSeminarTutor: true },
  ...{ isEssayPsTutor: false, capacity: 9, isTakingStudents: false, seniorTutorId: null },
}
const save = (tutorId: string, change: Partial<Body> = {}) =>
  app.call(saveCall, admin, { body: { ...teaching, tutorId, ...change } })
const read = async (tutorId: string) =>
  (await app.call(readCall, admin, { query: { tutorId } })).data

describe('what a tutor teaches and takes on', () => {
  it('is read with the team, the students and the hours of the month', async () => {
    const { make } = app
    const senior = await make.seniorTutor({}, { firstName: 'Sue', lastName: 'Stone' })
    const student = await make.student({}, { firstName: 'Ada', lastName: 'Lee' })
    const stopped = await make.student({}, { isActive: false, lastName: 'Zed' })
    const tutor = await make.tutor(
      { seniorTutorId: senior, students: [student, stopped] },
      { firstName: 'Tom', lastName: 'Grey' },
    )
    const tuition = makeTuition(app.db)
    await tuition.session(tutor, student, '2027-03-10T16:00:00Z', { quarters: 6 })
    await tuition.session(tutor, student, '2027-02-10T16:00:00Z', { quarters: 4 })
    expect(await read(tutor)).toMatchObject({
      ...{ tutorId: tutor, fullName: 'Tom Grey', role: 'Tutor', subjects: ['Mathematics'] },
      ...{ capacity: 12, isTakingStudents: true, seniorTutorId: senior, teamSize: 0 },
      // Whose account was stopped takes nobody's place.
      ...{ seniorTutorName: 'Sue Stone', load: 1, version: 1 },
      students: [{ studentId: student, fullName: 'Ada Lee' }, { studentId: stopped }],
      hoursThisMonth: { delivered: 1.5, planned: 1.5 },
    })
    expect(await read(senior)).toMatchObject({ role: 'Senior Tutor', teamSize: 1, load: 0 })
    expect(await queriesOf(app, readCall, admin, { query: { tutorId: tutor } })).toBeLessThan(4)
  })

  it('is changed as a whole, once for each version, and written down', async () => {
    const tutor = await app.make.tutor()
    expect((await save(tutor)).data).toEqual({ version: 2 })
    const { tutorId: _, version, ...saved } = { tutorId: '', ...teaching }
    expect(await read(tutor)).toMatchObject({ ...saved, version: version + 1 })
    // What changes nothing makes no version.
    expect((await save(tutor, { version: 2 })).data).toEqual({ version: 2 })
    expect((await save(tutor, { version: 2, subjects: ['Physics'] })).data).toEqual({ version: 3 })
    expect((await read(tutor)).subjects).toEqual(['Physics'])
    const entries = await auditEntries(app.db, eq(auditLog.record, tutor))
    expect(entries.map(({ changes }) => Object.keys(changes))).toEqual([
      ['capacity', 'isSeminarTutor', 'isTakingStudents', 'subjects'],
      ['subjects'],
    ])
  })

  it('is told who changed what since, where it is stale', async () => {
    const tutor = await app.make.tutor()
    await save(tutor)
    const answer = await app.fastify.inject({
      ...{ method: 'POST', url: '/api/User/admin/Account/UpdateTutor' },
      headers: { authorization: `Bearer ${await app.tokenOf(admin)}` },
      payload: { ...teaching, tutorId: tutor, capacity: 20 },
    })
    expect(answer.json()).toMatchObject({
      data: {
        version: 2,
        changed: ['capacity', 'isSeminarTutor', 'isTakingStudents', 'subjects'],
        values: { capacity: 9 },
      },
    })
    expect(answer.statusCode).toBe(409)
  })

  it.each([
    ['no subject', { subjects: [] }, 400],
    ['a subject twice', { subjects: ['Physics', 'PHYSICS'] }, 422],
    ['too many students', { capacity: 201 }, 400],
    ['fewer than none', { capacity: -1 }, 400],
    ['half a student', { capacity: 1.5 }, 400],
  ])('is refused with %s', async (_what, change, status) => {
    const tutor = await app.make.tutor()
    expect((await save(tutor, change)).status).toBe(status)
    expect((await read(tutor)).version).toBe(1)
  })
})

describe('a team', () => {
  const refusal = (message: string) => ({
    ...{ status: 422, errors: [{ path: 'body.seniorTutorId', message }] },
  })

  it('is led by senior tutors, who are in none, so that no circle can be', async () => {
    const { make } = app
    const [senior, other] = [await make.seniorTutor(), await make.seniorTutor()]
    const tutor = await make.tutor()
    const gone = await make.seniorTutor({}, { isActive: false })
    const cases: [string, string, string][] = [
      [tutor, tutor, 'Nobody is in their own team'],
      [tutor, await make.tutor(), 'Only a senior tutor has a team'],
      [tutor, await make.parent(), 'There is no such senior tutor'],
      [tutor, gone, 'This account has been stopped'],
      [senior, other, 'A senior tutor is in nobody’s team'],
    ]
    for (const [tutorId, seniorTutorId, message] of cases) {
      expect(await save(tutorId, { seniorTutorId })).toMatchObject(refusal(message))
    }
    expect((await save(tutor, { seniorTutorId: senior })).status).toBe(200)
    expect(await save(senior, { seniorTutorId: tutor })).toMatchObject({ status: 422 })
    expect(await read(tutor)).toMatchObject({ seniorTutorId: senior })
  })

  it('whose senior tutor was stopped keeps those who are in it', async () => {
    const senior = await app.make.seniorTutor({}, { isActive: false })
    const tutor = await app.make.tutor({ seniorTutorId: senior })
    expect((await save(tutor, { seniorTutorId: senior })).status).toBe(200)
  })
})
