import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import {
  files,
  fileUses,
  markingEvents,
  markingItems,
  rubricVersions,
  tutors,
  writingDrafts,
  writings,
  writingTasks,
  writingVersions,
} from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { answers, essayRubric, makePiece, makeTask, makeVersion, partOf } from './testing.ts'

const call = 'POST /Writing/Writing/HandIn'
const now = new Date('2026-11-20T10:00:00Z')

let app: TestApp
let student: string
let tutor: string

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  tutor = await app.make.tutor({ isEssayPsTutor: true })
  student = await app.make.student({ tutors: [tutor] })
})

const key = () => ({ 'idempotency-key': newId() })
const handIn = (pieceId: string, body = {}, headers = key(), as = student) =>
  app.call(call, as, { body: { pieceId, baseRevision: 0, source: 'text', ...body } }, headers)
const essay = (text = 'A doubt is a question.', change = {}) =>
  makePiece(app, student, change, [text])

const itemOf = async (itemId: string) => {
  const [item] = await app.db.select().from(markingItems).where(eq(markingItems.id, itemId))
  return item
}
const versionOf = async (versionId: string) => {
  const [version] = await app.db
    .select()
    .from(writingVersions)
    .where(eq(writingVersions.id, versionId))
  return version
}
const toldOf = (userId: string) =>
  rowsOf<{ title: string; description: string; link: string }>(
    app.db,
    sql`select n.title, n.description, n.navigatable_link "link" from notifications n
      join notification_recipients r on r.notification_id = n.id where r.user_id = ${userId}`,
  )

/** Lays a file beside a draft. @returns its id */
async function layBeside(pieceId: string, type: string, words: number | null = null) {
  const id = newId()
  await app.db.insert(files).values({
    ...{ id, storedName: id, name: 'Essay', type, bytes: 1, sha256: id, pages: 3 },
    ...{ uploadedBy: student, createdAt: now },
  })
  await app.db.insert(fileUses).values({ fileId: id, area: 'writing', recordId: pieceId })
  await app.db
    .update(writingDrafts)
    .set({ fileId: id, fileWords: words })
    .where(eq(writingDrafts.writingId, pieceId))
  return id
}
const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('an essay that is handed in', () => {
  it('is a version that waits for the student’s own tutor, who is told', async () => {
    const pieceId = await essay('A doubt  is a\r\nquestion.', { title: 'On <b>doubt</b>' })
    const { status, data } = await handIn(pieceId, { note: ' Is the end too short? ' })
    expect([status, data]).toMatchObject([200, { number: 1, dueAt: '2026-11-27T23:59:59.000Z' }])
    expect(await versionOf(data.versionId)).toMatchObject({
      ...{ writingId: pieceId, number: 1, source: 'written', fileId: null, words: 5 },
      ...{ texts: ['A doubt  is a\nquestion.'], characters: [23], handedInAt: now },
      ...{ parts: [partOf('A doubt  is a\nquestion.')], note: 'Is the end too short?' },
      rubricVersionId: essayRubric.versionId,
    })
    expect(await itemOf(data.itemId)).toMatchObject({
      ...{ kind: 'essay', versionId: data.versionId, round: 1, studentId: student },
      ...{ state: 'pending', markerId: tutor, heldSince: now, startedAt: null, words: 5 },
      ...{ title: 'On <b>doubt</b>', handedInAt: now, dueAt: new Date(data.dueAt) },
    })
    const events = app.db.select().from(markingEvents).where(eq(markingEvents.itemId, data.itemId))
    expect(await events).toMatchObject([{ what: 'handed in', byId: student, toId: tutor, at: now }])
    expect(await toldOf(tutor)).toEqual([
      {
        title: 'An essay is yours to mark',
        description: 'It was handed in today and is due by Fri 27 Nov.',
        link: `/submissions?tab=queue&item=${data.itemId}`,
      },
    ])
    const [piece] = await app.db.select().from(writings).where(eq(writings.id, pieceId))
    expect(piece?.versionCount).toBe(1)
  })

  it('goes to whoever marked the version before, unless away, and to the pool', async () => {
    const marker = await app.make.tutor({ isEssayPsTutor: true })
    const item = { state: 'marked', markedAt: now, markerId: marker } as const
    const make = () => makeVersion(app, student, { item })
    const first = await handIn((await make()).pieceId)
    expect(await itemOf(first.data.itemId)).toMatchObject({ markerId: marker })

    const away = (day: string | null) =>
      app.db.update(tutors).set({ markingAwayUntil: day }).where(eq(tutors.userId, marker))
    await away('2026-11-20')
    const second = await handIn((await make()).pieceId)
    expect(await itemOf(second.data.itemId)).toMatchObject({ markerId: tutor })
    await away('2026-11-19')
    const third = await handIn((await make()).pieceId)
    expect(await itemOf(third.data.itemId)).toMatchObject({ markerId: marker })

    await app.db.update(tutors).set({ isEssayPsTutor: false }).where(eq(tutors.userId, tutor))
    const { data } = await handIn(await essay())
    expect(await itemOf(data.itemId)).toMatchObject({ markerId: null, heldSince: null })
    expect(await toldOf(tutor)).toHaveLength(1)
  })

  it('goes to whichever of the own tutors has the fewest open items', async () => {
    const other = await app.make.tutor({ isEssayPsTutor: true, students: [student] })
    await makeVersion(app, student, { item: { markerId: tutor } })
    const { data } = await handIn(await essay())
    expect(await itemOf(data.itemId)).toMatchObject({ markerId: other })
  })

  it('is marked by the newest criteria of its task, and checked where the task asks for it', async () => {
    const taskId = await makeTask(app, { asksCheck: true })
    const pieceId = await essay('One word.', { taskId })
    const { data } = await handIn(pieceId)
    expect(await versionOf(data.versionId)).toMatchObject({
      rubricVersionId: essayRubric.versionId,
    })
    expect(await itemOf(data.itemId)).toMatchObject({ asksCheck: true })

    const newest = newId()
    const [kept] = await app.db
      .select()
      .from(rubricVersions)
      .where(eq(rubricVersions.id, essayRubric.versionId))
    const criteria = kept?.criteria ?? []
    await app.db
      .insert(rubricVersions)
      .values({ id: newest, rubricId: essayRubric.id, number: 2, criteria, savedAt: now })
    await app.db.execute(sql`update rubrics set number = 2 where id = ${essayRubric.id}`)
    const next = await handIn(await essay('One word.', { taskId }))
    expect(await versionOf(next.data.versionId)).toMatchObject({ rubricVersionId: newest })
    await app.db.execute(sql`update rubrics set number = 1 where id = ${essayRubric.id}`)
  })

  it('may be shorter or longer than its task asks for', async () => {
    const taskId = await makeTask(app, { minWords: 500, maxWords: 600 })
    expect((await handIn(await essay('Too short.', { taskId }))).status).toBe(200)
  })

  it('costs eight statements at most', async () => {
    const pieceId = await essay()
    const body = { pieceId, baseRevision: 0, source: 'text' } as const
    expect(await queriesOf(app, call, student, { body })).toBeLessThanOrEqual(8)
  })
})

describe('handing in', () => {
  it('is something that the student did', async () => {
    await handIn(await essay())
    const rows = await rowsOf(
      app.db,
      sql`select last_at = ${now.toISOString()}::timestamptz "isNow" from student_activity
        where student_id = ${student} and kind = 'writing'`,
    )
    expect(rows).toEqual([{ isNow: true }])
  })

  it('twice with one key is handing in once; with another, a version is open', async () => {
    const pieceId = await essay()
    const headers = key()
    const both = await Promise.all([handIn(pieceId, {}, headers), handIn(pieceId, {}, headers)])
    const again = await handIn(pieceId, {}, headers)
    const ids = [...both, again].filter(({ status }) => status === 200)
    expect(new Set(ids.map(({ data }) => data.versionId)).size).toBe(1)
    const [first, second] = await Promise.all([handIn(pieceId), handIn(pieceId)])
    expect([first.status, second.status]).toEqual([409, 409])
    expect(first.message).toBe('Version 1 is still with its marker.')
  })

  it('at once from two devices makes one version', async () => {
    const pieceId = await essay()
    const both = await Promise.all([handIn(pieceId), handIn(pieceId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app.db.$count(writingVersions, eq(writingVersions.writingId, pieceId))).toBe(1)
  })

  it('waits for a second look too, and not for what came back', async () => {
    const marked = { state: 'marked', markedAt: now } as const
    const { pieceId, versionId } = await makeVersion(app, student, { item: marked })
    await app.db.insert(markingItems).values({
      ...{ id: newId(), kind: 'essay', versionId, round: 2, studentId: student },
      ...{ state: 'pending', handedInAt: now, dueAt: now, title: 'A piece', words: 1 },
    })
    expect((await handIn(pieceId)).status).toBe(409)
    for (const item of [{ state: 'sent back' }, { state: 'withdrawn' }] as const) {
      const other = await makeVersion(app, student, { item })
      expect((await handIn(other.pieceId)).data.number).toBe(2)
    }
  })

  it('is refused for an old revision, a strange piece, a removed one and without the right', async () => {
    const pieceId = await essay()
    expect((await handIn(pieceId, { baseRevision: 1 })).status).toBe(409)
    expect((await handIn(pieceId, {}, key(), await app.make.student())).status).toBe(404)
    const removed = await essay('Gone.', { deletedAt: now })
    expect((await handIn(removed)).status).toBe(404)
    student = await app.make.student({ hasEssaySubmission: false })
    const { status, message } = await handIn(await essay())
    expect([status, message]).toEqual([403, 'Your programme does not include essays.'])
    const whole = await makePiece(app, student, { kind: 'statement' }, answers)
    expect((await handIn(whole)).status).toBe(200)
  })

  it('is refused for a closed task, the 51st version, and an essay of no words', async () => {
    const taskId = await makeTask(app)
    const closed = await essay('One word.', { taskId })
    await app.db.update(writingTasks).set({ state: 'archived' }).where(eq(writingTasks.id, taskId))
    const full = await essay('One word.', { versionCount: 50 })
    const empty = await essay(' … \n')
    expect((await handIn(closed)).status).toBe(422)
    expect((await handIn(full)).status).toBe(422)
    const { status, errors } = await handIn(empty)
    expect([status, errors.map(({ path }) => path)]).toEqual([422, ['body.parts.0']])
    const made = await app.db.$count(writingVersions, eq(writingVersions.writingId, full))
    expect(made).toBe(0)
  })

  it('says of a statement what UCAS would say, at each answer', async () => {
    const statement = (texts: string[]) => makePiece(app, student, { kind: 'statement' }, texts)
    const short = await handIn(await statement([`${'a'.repeat(349)} `, ...answers.slice(1)]))
    expect([short.status, short.errors]).toEqual([
      422,
      [
        {
          path: 'body.parts.0',
          message: 'Answer 1 has 349 characters; UCAS asks for at least 350.',
        },
      ],
    ])
    const of = (...lengths: number[]) => lengths.map((length) => 'a'.repeat(length))
    const long = await handIn(await statement(of(1_333, 1_333, 1_335)))
    expect(long.errors).toEqual([
      {
        path: 'body.parts.2',
        message: 'Together the answers have 4,001 characters; UCAS takes at most 4,000.',
      },
    ])
    expect((await handIn(await statement(of(1_333, 1_333, 1_334)))).status).toBe(200)
  })
})

describe('a file beside the draft', () => {
  it('is handed in as it is where it is a PDF, without limits', async () => {
    const pieceId = await makePiece(app, student, { kind: 'statement' })
    const fileId = await layBeside(pieceId, pdf, 612)
    const { data } = await handIn(pieceId, { source: 'file' })
    expect(await versionOf(data.versionId)).toMatchObject({
      ...{ source: 'pdf', parts: null, texts: [], characters: [], words: 612, fileId },
    })
    const uses = app.db.select().from(fileUses).where(eq(fileUses.fileId, fileId))
    expect(await uses).toMatchObject([{ area: 'writing', recordId: data.versionId }])
    const drafts = app.db.select().from(writingDrafts).where(eq(writingDrafts.writingId, pieceId))
    expect(await drafts).toMatchObject([{ fileId: null, fileWords: null }])
  })

  it('goes with the text that came from it where it is a Word document', async () => {
    const pieceId = await essay()
    const fileId = await layBeside(pieceId, docx)
    expect((await handIn(pieceId, { source: 'file' })).status).toBe(422)
    const { data } = await handIn(pieceId)
    expect(await versionOf(data.versionId)).toMatchObject({ source: 'docx', fileId })
  })

  it('stays where the text is handed in, and there must be one', async () => {
    const pieceId = await essay()
    const { status, errors } = await handIn(pieceId, { source: 'file' })
    expect([status, errors.map(({ path }) => path)]).toEqual([422, ['body.source']])
    const fileId = await layBeside(pieceId, pdf)
    const { data } = await handIn(pieceId)
    expect(await versionOf(data.versionId)).toMatchObject({ source: 'written', fileId: null })
    const drafts = app.db.select().from(writingDrafts).where(eq(writingDrafts.writingId, pieceId))
    expect(await drafts).toMatchObject([{ fileId }])
  })
})
