import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { files, markingItems, tutors, writingDrafts } from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { makeMarking, makePiece, makeTask, makeVersion } from './testing.ts'

const now = new Date('2026-11-20T10:00:00Z')
const versionCall = 'GET /Writing/Writing/GetVersion'
const pieceCall = 'GET /Writing/Writing/GetPiece'

let app: TestApp
let student: string
let tutor: string
let senior: string

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  senior = await app.make.seniorTutor()
  tutor = await app.make.tutor({ isEssayPsTutor: true, seniorTutorId: senior })
  student = await app.make.student()
})

const version = (as: string, versionId: string) =>
  app.call(versionCall, as, { query: { versionId } })
const piece = (pieceId: string, as = student) => app.call(pieceCall, as, { query: { pieceId } })
const viewing = async () => ({
  ...(await app.tokens.read(await app.tokenOf(student), now.getTime())).claims,
  isImpersonating: true,
})

describe('a version', () => {
  it('comes with its text, its task, its criteria and what came back, the newest on top', async () => {
    const taskId = await makeTask(app, { title: 'On trust', brief: '<p>Argue <b>it</b>.</p>' })
    const { versionId, itemId, pieceId } = await makeVersion(app, student, {
      piece: { taskId, title: '<i>Mine</i>' },
      version: { note: 'Please be strict.' },
      item: { state: 'marked', markedAt: now, markerId: tutor },
    })
    const first = await makeMarking(app, itemId, tutor, { state: 'returned', privateNote: 'psst' })
    const look = newId()
    await app.db.insert(markingItems).values({
      ...{ id: look, kind: 'essay', versionId, round: 2, studentId: student, state: 'marked' },
      ...{ markedAt: now, handedInAt: now, dueAt: now, title: 'A piece', words: 1 },
    })
    const second = await makeMarking(app, look, senior, {
      ...{ role: 'second', state: 'returned', outcome: 'changed' },
      grades: [{ key: 'argument', points: 100, note: 'Better than I saw.' }],
    })
    const { data } = await version(student, versionId)
    expect(data).toMatchObject({
      ...{ versionId, number: 1, source: 'written', note: 'Please be strict.', file: null },
      ...{ state: 'marked', dueAt: null, mayAskSecondLook: false, sentBackFor: null },
      piece: { pieceId, kind: 'essay', title: '<i>Mine</i>' },
      task: { taskId, title: 'On trust', brief: '<p>Argue <b>it</b>.</p>', questions: null },
      texts: ['I read law because I like arguments. My brother likes maths.'],
      handedInAt: now.toISOString(),
    })
    expect(data.criteria.map(({ key }) => key)).toEqual([
      ...['argument', 'evidence', 'structure', 'language'],
    ])
    expect(data.markings).toMatchObject([
      {
        ...{ markingId: second, role: 'second', outcome: 'changed' },
        grades: [{ key: 'argument', points: 100, label: 'Excellent', note: 'Better than I saw.' }],
      },
      { markingId: first, role: 'first', percent: 75, returnedAt: now.toISOString() },
    ])
    expect(data.markings[1]?.comments).toMatchObject([{ quote: 'I like arguments', start: 19 }])
    expect(JSON.stringify(data)).not.toContain('psst')
    expect(await queriesOf(app, versionCall, student, { query: { versionId } })).toBe(1)
  })

  it('says what was asked where there is no task', async () => {
    const own = await makeVersion(app, student, { piece: { question: 'Is 1 < 2?\nWhy?' } })
    expect((await version(student, own.versionId)).data.task).toMatchObject({
      ...{ taskId: null, brief: '<p>Is 1 &lt; 2?<br>Why?</p>', questions: null },
    })
    const { versionId } = await makeVersion(app, student, {
      ...{ piece: { kind: 'statement' }, item: { kind: 'statement' }, texts: ['a', 'b', 'c'] },
    })
    const { task } = (await version(student, versionId)).data
    expect(task).toMatchObject({ maxCharacters: 4_000, kind: 'statement' })
    expect(task.questions?.map(({ minCharacters }) => minCharacters)).toEqual([350, 350, 350])
  })

  it('is open to its student, whoever marks it, seniors around it, and admins; to nobody else', async () => {
    const assigned = await makeVersion(app, student, { item: { markerId: tutor } })
    const pooled = await makeVersion(app, student)
    const [own, otherSenior] = [await app.make.seniorTutor(), await app.make.seniorTutor()]
    const taught = await app.make.student({ tutors: [own] })
    const away = await makeVersion(app, taught, { item: { markerId: tutor } })
    const cases: [string, string, string, number][] = [
      ['the student', student, assigned.versionId, 200],
      ['another student', taught, assigned.versionId, 404],
      ['its marker', tutor, assigned.versionId, 200],
      ['a marker, of the pool', tutor, pooled.versionId, 404],
      [
        'another marker',
        await app.make.tutor({ isEssayPsTutor: true, students: [student] }),
        assigned.versionId,
        404,
      ],
      ['the team’s senior', senior, assigned.versionId, 200],
      ['a senior, of the pool', otherSenior, pooled.versionId, 200],
      ['a senior of another team', otherSenior, assigned.versionId, 404],
      ['a senior, of an own student', own, away.versionId, 200],
      ['an admin', await app.make.admin(), assigned.versionId, 200],
      ['a parent', await app.make.parent([student]), assigned.versionId, 403],
    ]
    for (const [who, as, versionId, status] of cases) {
      expect([who, (await version(as, versionId)).status]).toEqual([who, status])
    }
    await app.db.update(tutors).set({ isEssayPsTutor: false }).where(eq(tutors.userId, tutor))
    expect((await version(tutor, assigned.versionId)).status).toBe(404)
  })

  it('is read with those before it by whoever has a later one, and not with those after', async () => {
    const { pieceId, versionId } = await makeVersion(app, student, {
      item: { state: 'marked', markedAt: now },
    })
    const second = { pieceId, number: 2, item: { markerId: tutor } } as const
    const { versionId: mine } = await makeVersion(app, student, second)
    const third = await makeVersion(app, student, { pieceId, number: 3 })
    const statuses = []
    for (const id of [versionId, mine, third.versionId]) {
      statuses.push((await version(tutor, id)).status)
    }
    expect(statuses).toEqual([200, 200, 404])
  })

  it('shows what has not come back to its marker, the team’s senior and admins alone', async () => {
    const item = { state: 'checking', startedAt: now, markerId: tutor } as const
    const { versionId, itemId } = await makeVersion(app, student, { item })
    const markingId = await makeMarking(app, itemId, tutor, { state: 'finished' })
    const dropped = await makeMarking(app, itemId, tutor, { state: 'dropped' })
    for (const as of [tutor, senior, await app.make.admin()]) {
      const { data } = await version(as, versionId)
      expect(data.markings).toMatchObject([{ markingId, state: 'finished', percent: 75 }])
      expect(JSON.stringify(data)).not.toContain(dropped)
    }
    const { data } = await version(student, versionId)
    expect(data).toMatchObject({ state: 'pending', markings: [] })
    // Somebody who reads the pool or an own student’s, but not what this marker makes.
    const own = await app.make.seniorTutor({ students: [student] })
    expect((await version(own, versionId)).data.markings).toEqual([])
  })

  it('says why it was sent back, and when it is overdue', async () => {
    const back = { state: 'sent back', reason: 'This is the wrong file.' } as const
    const sent = await makeVersion(app, student, { item: back })
    expect((await version(student, sent.versionId)).data).toMatchObject({
      ...{ state: 'sent back', sentBackFor: 'This is the wrong file.' },
    })
    const late = { dueAt: new Date(now.getTime() - 1) }
    const overdue = await makeVersion(app, student, { item: late })
    expect((await version(student, overdue.versionId)).data).toMatchObject({
      ...{ state: 'overdue', dueAt: late.dueAt.toISOString() },
    })
  })

  it('offers a second look to its student alone', async () => {
    const item = { state: 'marked', markedAt: now, markerId: tutor } as const
    const { versionId } = await makeVersion(app, student, { item })
    expect((await version(student, versionId)).data.mayAskSecondLook).toBe(true)
    expect((await version(tutor, versionId)).data.mayAskSecondLook).toBe(false)
    const { data } = await app.call(versionCall, await viewing(), { query: { versionId } })
    expect(data.mayAskSecondLook).toBe(false)
  })
})

describe('a piece', () => {
  it('comes with its draft, its versions and what came back last, in three statements', async () => {
    const marked = { state: 'marked', markedAt: now, markerId: tutor } as const
    const { pieceId, versionId, itemId } = await makeVersion(app, student, { item: marked })
    await makeMarking(app, itemId, tutor, { state: 'returned' })
    const item = { state: 'checking', startedAt: now, markerId: tutor } as const
    const open = await makeVersion(app, student, { pieceId, number: 2, item })
    await makeMarking(app, open.itemId, tutor, { state: 'finished', overall: 'Not yet known.' })
    const fileId = newId()
    await app.db.insert(files).values({
      ...{ id: fileId, storedName: fileId, name: 'My essay.pdf', type: 'application/pdf' },
      ...{ bytes: 1, sha256: fileId, pages: 2, uploadedBy: student, createdAt: now },
    })
    const device = newId()
    await app.db
      .update(writingDrafts)
      .set({ fileId, revision: 4, savedAt: now, device })
      .where(eq(writingDrafts.writingId, pieceId))
    const { data } = await piece(pieceId)
    expect(data).toMatchObject({
      piece: { pieceId, kind: 'essay', course: null, entryYear: null },
      draft: { revision: 4, savedAt: now.toISOString(), device },
      task: { taskId: null, criteria: [{ weight: 30 }, {}, {}, {}] },
      versions: [
        { number: 2, state: 'pending', markedAt: null, overall: null, percent: null },
        {
          ...{ number: 1, versionId, state: 'marked', markedAt: now.toISOString(), dueAt: null },
          ...{ percent: 75, overall: 'A clear argument with good examples throughout.' },
        },
      ],
      file: { name: 'My essay.pdf', pages: 2, url: `/media/file/${fileId}/My%20essay.pdf` },
      lastMarking: { versionId, markings: [{ percent: 75 }] },
      openItem: { itemId: open.itemId, number: 2, state: 'pending', mayWithdraw: false },
      ...{ mayHandIn: false, whyNot: 'Version 2 is still with its marker.', isReadOnly: false },
    })
    expect(JSON.stringify(data)).not.toContain('Not yet known.')
    expect(await queriesOf(app, pieceCall, student, { query: { pieceId } })).toBe(3)
  })

  it('can be handed in, and withdrawn while nobody has begun', async () => {
    const pieceId = await makePiece(app, student)
    expect((await piece(pieceId)).data).toMatchObject({
      ...{ openItem: null, mayHandIn: true, whyNot: null, isReadOnly: false, lastMarking: null },
    })
    const pending = await makeVersion(app, student)
    expect((await piece(pending.pieceId)).data.openItem).toMatchObject({ mayWithdraw: true })
  })

  it('waits for a second look, which is not withdrawn', async () => {
    const item = { state: 'marked', markedAt: now, markerId: tutor } as const
    const { pieceId, versionId } = await makeVersion(app, student, { item })
    const look = newId()
    await app.db.insert(markingItems).values({
      ...{ id: look, kind: 'essay', versionId, round: 2, studentId: student, state: 'pending' },
      ...{ handedInAt: now, dueAt: now, title: 'A piece', words: 1 },
    })
    const { data } = await piece(pieceId)
    expect(data).toMatchObject({
      versions: [{ state: 'marked' }],
      openItem: { itemId: look, versionId, mayWithdraw: false },
      mayHandIn: false,
    })
  })

  it('is read only without the right, and for a parent who looks on', async () => {
    const pieceId = await makePiece(app, student)
    const { data } = await app.call(pieceCall, await viewing(), { query: { pieceId } })
    expect(data).toMatchObject({
      ...{ isReadOnly: true, mayHandIn: false, whyNot: 'Only the student hands in.' },
    })
    student = await app.make.student({ hasEssaySubmission: false })
    expect((await piece(await makePiece(app, student))).data).toMatchObject({
      ...{ isReadOnly: true, mayHandIn: false },
      whyNot: 'Your programme does not include essays.',
    })
    const statement = await makePiece(app, student, { kind: 'statement' })
    expect((await piece(statement)).data.isReadOnly).toBe(false)
  })

  it('says that its task is closed, and that it has had its fifty versions', async () => {
    const taskId = await makeTask(app, { state: 'archived' })
    const closed = await piece(await makePiece(app, student, { taskId }))
    expect(closed.data).toMatchObject({ mayHandIn: false, isReadOnly: false })
    expect(closed.data.whyNot).toMatch(/closed/)
    const full = await piece(await makePiece(app, student, { versionCount: 50 }))
    expect(full.data.whyNot).toMatch(/at most 50 versions/)
  })

  it('is its student’s alone, and gone once it is removed', async () => {
    const pieceId = await makePiece(app, student)
    expect((await piece(pieceId, await app.make.student())).status).toBe(404)
    const removed = await makePiece(app, student, { deletedAt: now })
    expect((await piece(removed)).status).toBe(404)
  })
})
