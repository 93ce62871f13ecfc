import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markingItems, writingDrafts, writings } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { askedByNobody, makeTestApp, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { forgetRemovedPieces } from './index.ts'
import { makeMarking, makePiece, makeSetTask, makeTask, makeVersion } from './testing.ts'

const essaysCall = 'GET /essay/essay'
const newEssayCall = 'POST /essay/essay'
const newStatementCall = 'POST /personal-statement/personal-statement'

const now = new Date('2026-03-02T10:00:00Z')
const dayMs = 86_400_000
const before = (days: number) => new Date(now.getTime() - days * dayMs)

let app: TestApp
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  student = await app.make.student()
})

const essays = async (query = {}, as = student) => (await app.call(essaysCall, as, { query })).data
const begin = (body: object, as = student) =>
  app.call(newEssayCall, as, {
    body: { title: 'On doubt', question: 'Is doubt useful?', ...body },
  })
const beginStatement = (as = student, body = {}) =>
  app.call(newStatementCall, as, { body: { course: 'Law', entryYear: 2027, ...body } })
const remove = (pieceId: string, isRemoved: boolean) =>
  app.call('POST /Writing/Writing/RemovePiece', student, { body: { pieceId, isRemoved } })
const many = async (count: number, kind: 'essay' | 'statement' = 'essay') => {
  for (let index = 0; index < count; index += 1) await makePiece(app, student, { kind })
}

describe('a new piece', () => {
  it('is an essay on an own question, whatever markup that holds', async () => {
    const question = '<b>Is doubt</b> useful?'
    const { id } = (await begin({ title: '  <i>On doubt</i> ', question })).data
    const listed = { title: '<i>On doubt</i>', taskTitle: null, words: 0, last: null, setBy: null }
    expect(await essays()).toMatchObject({ totalCount: 1, essays: [{ id, ...listed }] })
    const [draft] = await app.db.select().from(writingDrafts).where(eq(writingDrafts.writingId, id))
    expect(draft).toMatchObject({ revision: 0, parts: [{ ops: [{ insert: '\n' }] }], words: 0 })
  })

  it('is an essay on a published task of its kind, and on no other', async () => {
    const onTask = (taskId: string) =>
      app.call(newEssayCall, student, { body: { title: 'On experts', taskId } })
    const { id } = (await onTask(await makeTask(app))).data
    expect((await essays()).essays).toMatchObject([{ id, taskTitle: 'Should we trust experts?' }])
    const archived = await makeTask(app, { state: 'archived' })
    await makeSetTask(app, { taskId: archived, studentId: student })
    const closed = [
      ...[archived, await makeTask(app, { state: 'draft' })],
      await makeTask(app, { kind: 'statement' }),
      '018f0000-0000-7000-8000-000000000000',
    ]
    for (const taskId of closed) {
      const { status, errors } = await onTask(taskId)
      expect([status, errors[0]?.path]).toEqual([422, 'body.taskId'])
    }
    expect((await essays()).totalCount).toBe(1)
  })

  it('is a statement with three answers, called by its course where nothing else is said', async () => {
    const { id } = (await beginStatement()).data
    await beginStatement(student, {
      title: 'For Oxford',
      taskId: await makeTask(app, { kind: 'statement' }),
    })
    const { data } = await app.call('GET /personal-statement/personal-statement', student, {
      query: { sort: 'title' },
    })
    const listed = { course: 'Law', entryYear: 2027, characters: 0 }
    expect(data).toMatchObject({
      totalCount: 2,
      personalStatements: [
        { title: 'For Oxford', ...listed },
        { id, title: 'Law', ...listed },
      ],
    })
    const [draft] = await app.db.select().from(writingDrafts).where(eq(writingDrafts.writingId, id))
    expect(draft?.parts).toHaveLength(3)
  })

  it('wants the right of its kind, and what was written stays readable without', async () => {
    const lone = await app.make.student({ hasEssaySubmission: false, hasPsSubmission: true })
    await makePiece(app, lone)
    expect((await begin({}, lone)).status).toBe(403)
    expect((await beginStatement(lone)).status).toBe(200)
    expect((await essays({}, lone)).totalCount).toBe(1)
  })

  it.each([
    [{ title: 'x'.repeat(151) }],
    [{ title: ' ' }],
    [{ question: 'x'.repeat(2_001) }],
    [{ question: undefined }],
    [{ taskId: '018f0000-0000-7000-8000-000000000000' }],
  ])('has a title and one thing that it is about: not %o', async (body) => {
    expect((await begin(body)).status).toBe(400)
    expect((await begin({ title: 'x'.repeat(150), question: 'x'.repeat(2_000) })).status).toBe(200)
  })

  it('is one, however often the same wish is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { title: 'On doubt', question: 'Is doubt useful?' }
    const first = await app.call(newEssayCall, student, { body }, headers)
    expect((await app.call(newEssayCall, student, { body }, headers)).data).toEqual(first.data)
    expect((await essays()).totalCount).toBe(1)
  })

  it('is one of 60 at most, which two at once do not pass', async () => {
    await many(59)
    const answers = await Promise.all([begin({}), begin({}), begin({})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const { message } = await beginStatement()
    expect(message).toBe(
      'You have 60 essays and statements, which is the most. Delete one that you do not need.',
    )
  })

  it('is one of 5 statements at most', async () => {
    await many(4, 'statement')
    const answers = await Promise.all([beginStatement(), beginStatement()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await begin({})).status).toBe(200)
  })
})

describe('the list of pieces', () => {
  it('says how the last version stands, as its student may know it', async () => {
    const tutor = await app.make.tutor()
    const stands = async (item: object, percent?: number) => {
      const made = await makeVersion(app, student, { item, version: { handedInAt: before(9) } })
      if (percent !== undefined) await makeMarking(app, made.itemId, tutor, { state: 'returned' })
      return made
    }
    const marked = await stands({ state: 'marked', markedAt: before(1), percent: 75 }, 75)
    await makeMarking(app, (await stands({ state: 'checking', percent: 60 })).itemId, tutor, {
      state: 'finished',
    })
    const dueAt = new Date(now.getTime() + dayMs)
    await stands({ state: 'checking', dueAt })
    await stands({ state: 'pending', dueAt })
    await stands({ state: 'sent back' })
    await stands({ state: 'withdrawn' })
    await makePiece(app, student)
    const counts = { pending: 2, overdue: 1, marked: 1, 'sent back': 1, withdrawn: 1, draft: 1 }
    for (const [state, count] of Object.entries(counts)) {
      const { essays: found, totalCount } = await essays({ state })
      expect([state, totalCount]).toEqual([state, count])
      for (const { last } of found) {
        expect(last?.state).toBe(state === 'draft' ? undefined : state)
        expect(last?.percent ?? null).toBe(state === 'marked' ? 75 : null)
      }
    }
    const { essays: found } = await essays({ state: 'marked' })
    expect(found[0]?.last).toEqual({
      ...{ versionId: marked.versionId, number: 1, state: 'marked', percent: 75 },
      ...{ handedInAt: before(9).toISOString(), markedAt: before(1).toISOString() },
      dueAt: before(2).toISOString(),
    })
  })

  it('goes by the newest version, and keeps what came back while a second look waits', async () => {
    const first = await makeVersion(app, student, {
      item: { state: 'marked', markedAt: before(3), percent: 75 },
      piece: { versionCount: 1 },
    })
    await app.db.insert(markingItems).values({
      ...{ id: crypto.randomUUID(), kind: 'essay', versionId: first.versionId, round: 2 },
      ...{ studentId: student, state: 'pending', handedInAt: before(1), title: 'A piece' },
      ...{ dueAt: new Date(now.getTime() + dayMs), words: 3 },
    })
    const [waiting] = (await essays()).essays
    expect(waiting?.last).toMatchObject({ state: 'pending', percent: 75 })
    const { pieceId } = first
    await makeVersion(app, student, { pieceId, number: 2, item: { state: 'pending' } })
    await app.db.update(writings).set({ versionCount: 2 }).where(eq(writings.id, pieceId))
    const [newest] = (await essays()).essays
    expect(newest?.last).toMatchObject({ number: 2, percent: null, markedAt: null })
  })

  it('says who set its task and for when, in each of its orders, page by page', async () => {
    const setBy = await app.make.tutor({}, { firstName: 'Ada', lastName: 'Byron' })
    const taskId = await makeTask(app)
    await makeSetTask(app, { taskId, studentId: student, setBy, dueOn: '2026-03-05' })
    const set = await makePiece(app, student, { taskId, title: 'b', createdAt: before(3) })
    const old = await makePiece(app, student, { title: 'C', createdAt: before(4) })
    const fresh = await makePiece(app, student, { title: 'a', createdAt: before(1) })
    const idsBy = async (sort: string) =>
      (await essays({ sort })).essays.map(({ id }: { id: string }) => id)
    expect(await idsBy('newest')).toEqual([fresh, set, old])
    expect(await idsBy('title')).toEqual([fresh, set, old])
    expect((await idsBy('due'))[0]).toBe(set)
    const { essays: page, totalCount } = await essays({ pageNo: 2, pageSize: 1 })
    expect([totalCount, page]).toMatchObject([
      ...[3, [{ id: set, setBy: 'Ada Byron', dueOn: '2026-03-05' }]],
    ])
  })

  it('has one’s own alone, by an index, in two statements', async () => {
    await makeVersion(app, await app.make.student())
    const stranger = await makePiece(app, await app.make.student())
    expect(await essays()).toEqual({ essays: [], totalCount: 0 })
    const names = { pieceId: stranger, title: 'Mine' }
    const rename = app.call('POST /Writing/Writing/UpdatePiece', student, { body: names })
    expect((await rename).status).toBe(404)
    await makeVersion(app, student)
    expect(await queriesOf(app, essaysCall, student)).toBeLessThanOrEqual(2)
    const token = await app.tokenOf(student)
    const plans = await plannedNodes(app.db, async () => {
      const headers = { authorization: `Bearer ${token}` }
      await app.fastify.inject({ url: '/api/essay/essay?state=pending', headers })
    })
    const scans = plans.flat().filter((node) => node['Relation Name'] !== undefined)
    expect(scans.length).toBeGreaterThan(3)
    expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
  })
})

describe('an own piece', () => {
  it('gets other names, of a statement course and year too', async () => {
    const rename = (pieceId: string, names: object) =>
      app.call('POST /Writing/Writing/UpdatePiece', student, {
        body: { pieceId, title: '<b>Other</b>', ...names },
      })
    const statement = await makePiece(app, student, { kind: 'statement' })
    expect((await rename(statement, { course: 'History' })).status).toBe(200)
    expect((await rename(statement, { entryYear: 2028 })).status).toBe(200)
    const [row] = await app.db.select().from(writings).where(eq(writings.id, statement))
    expect(row).toMatchObject({ title: '<b>Other</b>', course: 'History', entryYear: 2028 })
    const essay = await makePiece(app, student)
    expect((await rename(essay, {})).status).toBe(200)
    expect((await rename(essay, { course: 'Law' })).status).toBe(422)
    expect((await rename(essay, { entryYear: 2027 })).status).toBe(422)
  })

  it('is removed, and taken back within 30 days', async () => {
    const pieceId = await makePiece(app, student)
    for (const _ of [1, 2]) expect((await remove(pieceId, true)).status).toBe(200)
    expect((await essays()).totalCount).toBe(0)
    app.clock.advance(30 * dayMs - 1)
    await forgetRemovedPieces(askedByNobody(app))
    expect((await remove(pieceId, false)).status).toBe(200)
    expect((await essays()).totalCount).toBe(1)
    await remove(pieceId, true)
    app.clock.advance(30 * dayMs)
    expect((await remove(pieceId, false)).status).toBe(404)
  })

  it('goes for good 30 days after it was removed, with its draft', async () => {
    const [pieceId, stays] = [await makePiece(app, student), await makePiece(app, student)]
    await remove(pieceId, true)
    app.clock.advance(30 * dayMs)
    await remove(stays, true)
    await forgetRemovedPieces(askedByNobody(app))
    const left = await app.db.select().from(writings).where(eq(writings.studentId, student))
    expect(left.map(({ id }) => id)).toEqual([stays])
    expect(await app.db.$count(writingDrafts, eq(writingDrafts.writingId, pieceId))).toBe(0)
  })

  it('stays once it was handed in, and is not taken back above the most', async () => {
    const { pieceId } = await makeVersion(app, student)
    expect((await remove(pieceId, true)).status).toBe(409)
    const removed = await makePiece(app, student, { deletedAt: now })
    await many(59)
    expect((await remove(removed, false)).status).toBe(422)
    expect((await essays()).totalCount).toBe(60)
  })
})
