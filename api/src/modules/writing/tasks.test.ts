import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import {
  admissionTests,
  auditLog,
  writingSetTasks,
  writings,
  writingTasks,
} from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { askedByNobody, auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { remindOfSetTasks } from './index.ts'
import { makePiece, makeSetTask, makeTask } from './testing.ts'

const listCall = 'GET /Writing/Task/GetTasks'
const setCall = 'POST /Writing/tutor/Task/SetForStudents'
const setsCall = 'GET /Writing/tutor/Task/GetSetTasks'
const takeBackCall = 'POST /Writing/tutor/Task/RemoveSetTask'

const now = new Date('2026-03-02T10:00:00Z')
const dayMs = 86_400_000

let app: TestApp
let student: string
let tutor: string
let taskId: string

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(writingSetTasks)
  await app.db.delete(writings)
  await app.db.delete(writingTasks)
  student = await app.make.student()
  tutor = await app.make.tutor({ isEssayPsTutor: true, students: [student] })
  taskId = await makeTask(app)
})

const tasks = async (query = {}, as = student) => (await app.call(listCall, as, { query })).data
const set = (body: object = {}, as = tutor) =>
  app.call(setCall, as, {
    body: { taskId, studentIds: [student], dueOn: '2026-03-09', note: '', ...body },
  })
const takeBack = (as = tutor) =>
  app.call(takeBackCall, as, { body: { taskId, studentId: student } })
const toldOf = (userId: string) =>
  rowsOf<{ title: string; description: string; link: string; kind: string }>(
    app.db,
    sql`select n.title, n.description, n.navigatable_link "link", n.kind from notifications n
      join notification_recipients r on r.notification_id = n.id
      where r.user_id = ${userId} order by n.created_at, n.id`,
  )

describe('tasks to be written', () => {
  it('are those that are published, by test, kind and words', async () => {
    const [test] = await app.db
      .insert(admissionTests)
      .values({ name: 'LNAT' })
      .onConflictDoUpdate({ target: admissionTests.name, set: { name: 'LNAT' } })
      .returning()
    await makeTask(app, { state: 'draft' })
    await makeTask(app, { state: 'archived' })
    const law = await makeTask(app, { title: '100% law_', admissionTestId: test?.id ?? null })
    const statement = await makeTask(app, { kind: 'statement', title: 'A statement' })
    const idsOf = async (query: object) =>
      (await tasks(query)).tasks.map((each: { taskId: string }) => each.taskId)
    expect(await idsOf({})).toEqual([law, statement, taskId])
    expect(await idsOf({ kind: 'essay' })).toEqual([law, taskId])
    expect(await idsOf({ admissionTestId: test?.id })).toEqual([law])
    expect(await idsOf({ search: 'lnat' })).toEqual([law])
    expect(await idsOf({ search: '%' })).toEqual([law])
    expect(await idsOf({ pageNo: 2, pageSize: 1 })).toEqual([statement])
    expect(await queriesOf(app, listCall, student)).toBeLessThanOrEqual(2)
  })

  it('say what they ask: a statement has questions and a limit, all have criteria', async () => {
    await makeTask(app, { kind: 'statement', title: 'A statement' })
    const [statement, essay] = (await tasks()).tasks
    expect(essay).toMatchObject({
      ...{ taskId, kind: 'essay', brief: '<p>Argue your view.</p>', questions: null },
      ...{ maxCharacters: null, setBy: null, dueOn: null, note: null, admissionTest: null },
    })
    expect(essay?.criteria.map(({ weight }: { weight: number }) => weight)).toEqual([
      ...[30, 30, 20, 20],
    ])
    expect(essay?.criteria[0]).not.toHaveProperty('levels')
    expect(statement?.maxCharacters).toBe(4_000)
    const least = statement?.questions?.map((each: { minCharacters: number }) => each.minCharacters)
    expect(least).toEqual([350, 350, 350])
  })

  it('are for a student those of the own rights, and for staff all', async () => {
    await makeTask(app, { kind: 'statement' })
    const kindsOf = async (as: string) =>
      (await tasks({}, as)).tasks.map(({ kind }: { kind: string }) => kind).sort()
    const lone = await app.make.student({ hasEssaySubmission: false })
    expect(await kindsOf(lone)).toEqual(['statement'])
    const none = await app.make.student({ hasEssaySubmission: false, hasPsSubmission: false })
    expect(await kindsOf(none)).toEqual([])
    expect(await kindsOf(await app.make.tutor())).toEqual(['essay', 'statement'])
  })
})

describe('a task that is set', () => {
  it('is listed for who set it, the latest day first, with whether it is begun', async () => {
    const listed = async (as = tutor) =>
      (await app.call(setsCall, as, { query: {} })).data.setTasks.map(
        (each: { taskId: string; studentId: string; dueOn: string; isBegun: boolean }) => each,
      )
    const later = await makeTask(app, { title: 'Later' })
    await set({ note: 'Read first.' })
    await set({ taskId: later, dueOn: '2026-03-20' })
    await makePiece(app, student, { taskId: later })
    expect(await listed()).toEqual([
      expect.objectContaining({
        ...{ taskId: later, title: 'Later', studentId: student, dueOn: '2026-03-20' },
        ...{ isBegun: true, note: '', kind: 'essay' },
      }),
      expect.objectContaining({ taskId, dueOn: '2026-03-09', isBegun: false, note: 'Read first.' }),
    ])
    const other = await app.make.tutor({ isEssayPsTutor: true, students: [student] })
    expect(await listed(other)).toEqual([])
    expect(await queriesOf(app, setsCall, tutor)).toBeLessThanOrEqual(2)
    const plain = await app.make.tutor({ students: [student] })
    expect((await app.call(setsCall, plain, { query: {} })).status).toBe(403)
  })

  it('stands first, by its day, with who set it and the note, for that student alone', async () => {
    const first = await makeTask(app, { title: 'Z' })
    await set({ note: ' Read this first. ' })
    await set({ taskId: first, dueOn: '2026-03-08' })
    await makeTask(app, { title: 'A' })
    const { tasks: found } = await tasks()
    expect(found.map(({ title }: { title: string }) => title)).toEqual([
      ...['Z', 'Should we trust experts?', 'A'],
    ])
    expect(found[1]).toMatchObject({ dueOn: '2026-03-09', note: 'Read this first.' })
    expect(found[1]?.setBy).toMatch(/^Test Person/)
    const other = await app.make.student()
    expect((await tasks({}, other)).tasks[0]?.setBy).toBeNull()
  })

  it('is one of all once it is begun, until what was begun is removed', async () => {
    await set()
    const isSet = async () => (await tasks()).tasks.some(({ setBy }) => setBy !== null)
    const pieceId = await makePiece(app, student, { taskId })
    expect(await isSet()).toBe(false)
    await app.db.update(writings).set({ deletedAt: now }).where(eq(writings.id, pieceId))
    expect(await isSet()).toBe(true)
  })

  it('is told of, written down, and passed over for those who cannot write it', async () => {
    const without = await app.make.student({ hasEssaySubmission: false, tutors: [tutor] })
    const stopped = await app.make.student({ tutors: [tutor] }, { isActive: false })
    const ended = await app.make.student({
      ...{ startedOn: '2020-01-01', expiresOn: '2026-03-01', tutors: [tutor] },
    })
    const studentIds = [student, without, stopped, ended, student]
    const { data } = await set({ studentIds })
    expect(data.set).toBe(1)
    const why = Object.fromEntries(
      data.skipped.map((each: { studentId: string; why: string }) => [each.studentId, each.why]),
    )
    expect(why).toEqual({
      [without]: 'The programme does not include essays.',
      [stopped]: 'The account has been stopped.',
      [ended]: 'The programme has ended.',
    })
    expect(data.skipped[0]?.name).toMatch(/^Test Person/)
    expect(await toldOf(student)).toEqual([
      {
        ...{ title: 'A task for you: “Should we trust experts?”', kind: 'writing' },
        ...{
          description: 'Due by Mon 9 Mar.',
          link: `/resources/submissions?tab=essays&task=${taskId}`,
        },
      },
    ])
    expect(await toldOf(without)).toEqual([])
    const entries = await auditEntries(app.db, eq(auditLog.subjectId, student))
    expect(entries).toMatchObject([
      { action: 'writing task set', record: taskId, changes: { dueOn: [null, '2026-03-09'] } },
    ])
  })

  it('gets another day and note when it is set again, and is told of once more', async () => {
    await set()
    app.clock.advance(60_000)
    await set()
    expect(await toldOf(student)).toHaveLength(1)
    await set({ dueOn: '2026-03-20', note: 'Later.' })
    expect(await toldOf(student)).toHaveLength(2)
    expect((await tasks()).tasks[0]).toMatchObject({ dueOn: '2026-03-20', note: 'Later.' })
    expect(await app.db.$count(writingSetTasks)).toBe(1)
  })

  it('is for own students, of the team too, and for an admin for all', async () => {
    const senior = await app.make.seniorTutor()
    const junior = await app.make.tutor({ seniorTutorId: senior, isEssayPsTutor: true })
    const stranger = await app.make.student()
    const ofTeam = await app.make.student({ tutors: [junior] })
    expect((await set({ studentIds: [student, stranger] })).status).toBe(404)
    expect(await app.db.$count(writingSetTasks)).toBe(0)
    expect((await set({ studentIds: [ofTeam] }, senior)).data.set).toBe(1)
    expect((await set({ studentIds: [student] }, senior)).status).toBe(404)
    expect((await set({ studentIds: [student, stranger] }, await app.make.admin())).data.set).toBe(
      2,
    )
    const plain = await app.make.tutor({ students: [student] })
    expect((await set({}, plain)).status).toBe(403)
  })

  it.each([
    ['yesterday', { dueOn: '2026-03-01' }, 422, 'body.dueOn'],
    ['after a year', { dueOn: '2027-03-03' }, 422, 'body.dueOn'],
    ['on no day', { dueOn: '2026-02-30' }, 400, 'body.dueOn'],
    ['for nobody', { studentIds: [] }, 400, 'body.studentIds'],
    ['with a long note', { note: 'x'.repeat(501) }, 400, 'body.note'],
  ])('is not due %s', async (_name, body, status, path) => {
    const answer = await set(body)
    expect([answer.status, answer.errors[0]?.path]).toEqual([status, path])
  })

  it.each(['draft', 'archived'] as const)('is not one that is %s', async (state) => {
    await app.db.update(writingTasks).set({ state })
    expect((await set()).status).toBe(422)
  })

  it('is taken back by who set it or an admin, until it is begun', async () => {
    const colleague = await app.make.tutor({ isEssayPsTutor: true, students: [student] })
    const admin = await app.make.admin()
    await set()
    expect((await takeBack(colleague)).status).toBe(404)
    expect((await takeBack()).status).toBe(200)
    expect((await takeBack()).status).toBe(404)
    await set()
    expect((await takeBack(admin)).status).toBe(200)
    await set()
    const pieceId = await makePiece(app, student, { taskId })
    expect((await takeBack()).status).toBe(409)
    await app.db.update(writings).set({ deletedAt: now }).where(eq(writings.id, pieceId))
    expect((await takeBack()).status).toBe(200)
    const back = await auditEntries(
      app.db,
      and(eq(auditLog.subjectId, student), eq(auditLog.action, 'writing task taken back')),
    )
    expect(back).toHaveLength(3)
    expect(back[0]).toMatchObject({ record: taskId, changes: { dueOn: ['2026-03-09', null] } })
  })

  it('is reminded of once, two days before its day, from eight in the morning', async () => {
    const round = async (at: string) => {
      app.clock.set(new Date(at))
      await remindOfSetTasks(askedByNobody(app))
      return (await toldOf(student)).map(({ title }) => title)
    }
    await makeSetTask(app, { taskId, studentId: student, setBy: tutor, dueOn: '2026-03-09' })
    expect(await round('2026-03-07T07:59:00Z')).toEqual([])
    const reminded = ['“Should we trust experts?” is due soon']
    expect(await round('2026-03-07T08:00:00Z')).toEqual(reminded)
    expect(await round('2026-03-08T08:00:00Z')).toEqual(reminded)
    expect((await toldOf(student))[0]).toMatchObject({
      ...{ kind: 'writing', link: `/resources/submissions?tab=essays&task=${taskId}` },
      description: 'Hand it in by Mon 9 Mar.',
    })
  })

  it('is not reminded of where it was handed in, set late, or is long over', async () => {
    const [late, over, done] = [await makeTask(app), await makeTask(app), taskId]
    await makePiece(app, student, { taskId: done, versionCount: 1 })
    const all = { studentId: student, setBy: tutor }
    await makeSetTask(app, { taskId: done, ...all, dueOn: '2026-03-09' })
    await makeSetTask(app, { taskId: over, ...all, dueOn: '2026-03-06' })
    const setAt = new Date(now.getTime() + 5 * dayMs)
    await makeSetTask(app, { taskId: late, ...all, dueOn: '2026-03-09', setAt })
    app.clock.set(new Date('2026-03-07T12:00:00Z'))
    await remindOfSetTasks(askedByNobody(app))
    expect(await toldOf(student)).toEqual([])
  })
})
