import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { queriesOf } from '../../testing/index.ts'
import { type Authoring, makeAuthoring } from './testing.ts'

let authoring: Authoring
let app: Authoring['app']
beforeAll(async () => {
  authoring = await makeAuthoring()
  app = authoring.app
})
afterAll(() => app.close())

type Body = CallInput<'POST /question/admin/Question/BulkUpdate'>['body']
type Change = Body['change']

const send = (body: Body, as = authoring.ada) =>
  app.call('POST /question/admin/Question/BulkUpdate', as, { body })

/** Does it to these questions. @returns the id of the change */
async function bulk(questionIds: number[], change: Change, as = authoring.ada) {
  const { data, status, message } = await send({ questionIds, change }, as)
  if (status !== 200) throw new Error(`Not changed: ${message}`)
  return data.changeId
}
const results = async (changeId: string, query = {}) =>
  (
    await app.call('GET /question/admin/Question/GetBulk', authoring.ada, {
      query: { changeId, ...query },
    })
  ).data
const outcomes = async (changeId: string) =>
  (await results(changeId)).results.map(({ questionId, outcome }) => [questionId, outcome])
const undo = (changeId: string) =>
  app.call('POST /question/admin/Question/UndoBulk', authoring.ada, { body: { changeId } })

const drafts = async (count: number) => {
  const ids: number[] = []
  for (let each = 0; each < count; each += 1) ids.push(await authoring.made())
  return ids
}
const states = (ids: number[]) =>
  Promise.all(ids.map(async (id) => (await authoring.one(id)).state))
const topicsOf = async (id: number) =>
  (await authoring.one(id)).questionAssignments.map(({ topicName }) => topicName)

describe('a change of many', () => {
  it('publishes what is whole, says what the others lack, and is undone', async () => {
    const [whole = 0, other = 0] = await drafts(2)
    const empty = await authoring.made({ text: '' })
    const changeId = await bulk([whole, empty, other], { publish: true })
    expect(await states([whole, empty, other])).toEqual(['live', 'draft', 'live'])
    const found = await results(changeId)
    expect(found).toMatchObject({ done: 3, total: 3, totalCount: 3, canUndo: true })
    expect(found.counts).toMatchObject({ done: 2, refused: 1, same: 0 })
    expect(found.results[0]).toMatchObject({ questionId: empty, outcome: 'refused' })
    expect(found.results[0]?.message).not.toBe('')
    expect((await undo(changeId)).data).toEqual({ undone: 2, left: [] })
    expect(await states([whole, empty, other])).toEqual(['draft', 'draft', 'draft'])
    expect((await results(changeId)).canUndo).toBe(false)
  })

  it('files questions where they are not yet, and takes that back', async () => {
    const [one = 0, other = 0] = await drafts(2)
    await authoring.file(one, [authoring.inTopic('Surds')])
    const changeId = await bulk([one, other], { file: [authoring.inTopic('Surds')] })
    expect(await outcomes(changeId)).toEqual([
      [other, 'done'],
      [one, 'same'],
    ])
    expect(await topicsOf(other)).toEqual(['Surds'])
    await undo(changeId)
    expect([await topicsOf(one), await topicsOf(other)]).toEqual([['Surds'], []])
  })

  it('takes filings away that fit, and makes them again', async () => {
    const [one = 0, other = 0] = await drafts(2)
    const { topicId } = authoring.inTopic('Surds')
    const [subTopic] = await rowsOf<{ id: number }>(
      app.db,
      sql`select id from sub_topics where topic_id = ${topicId} limit 1`,
    )
    await authoring.file(one, [{ ...authoring.inTopic('Surds'), subTopicId: subTopic?.id }])
    const before = (await authoring.one(one)).questionAssignments
    expect(before).toMatchObject([{ topicId, subTopicId: subTopic?.id }])
    const changeId = await bulk([one, other], { unfile: { topicId: topicId ?? 0 } })
    expect(await topicsOf(one)).toEqual([])
    expect(await outcomes(changeId)).toEqual([
      [one, 'done'],
      [other, 'same'],
    ])
    await undo(changeId)
    const after = (await authoring.one(one)).questionAssignments
    expect(after.map(({ id: _, ...filing }) => filing)).toEqual(
      before.map(({ id: _, ...filing }) => filing),
    )
  })

  it('withdraws what is live with its reason, and refuses a draft', async () => {
    const [live = 0, draft = 0] = await drafts(2)
    await authoring.setState(live, 'live')
    const changeId = await bulk([live, draft], { withdraw: { reason: 'Too old' } })
    expect(await authoring.one(live)).toMatchObject({ state: 'withdrawn', stateReason: 'Too old' })
    expect(await outcomes(changeId)).toEqual([
      [draft, 'refused'],
      [live, 'done'],
    ])
    await undo(changeId)
    expect(await states([live, draft])).toEqual(['live', 'draft'])
  })

  it('is refused whole where one is not there, where none is named and where nothing is said', async () => {
    const [one = 0] = await drafts(1)
    const change = { difficulty: 5 }
    expect((await send({ questionIds: [one, 999_999], change })).status).toBe(404)
    expect((await authoring.one(one)).difficulty).toBe(2)
    expect((await send({ questionIds: [], change })).status).toBe(400)
    expect((await send({ questionIds: [one], change: { unfile: {} } })).status).toBe(422)
  })

  it('takes all that match, as long as they are as many as somebody saw', async () => {
    const ids = await drafts(2)
    await app.db.execute(sql`update questions set difficulty = 3 where state = 'draft'`)
    await bulk(ids, { difficulty: 4 })
    const filter = { state: 'draft', difficulty: 4 } as const
    const change = { difficulty: 5 }
    const stale = await send({ filter, expectedCount: 3, change })
    expect(stale).toMatchObject({ status: 409 })
    expect(stale.message).toContain('2 match now instead of 3')
    expect((await send({ filter, expectedCount: 2, change })).status).toBe(200)
    expect((await authoring.one(ids[0] ?? 0)).difficulty).toBe(5)
  })

  it('is done once, however often it is sent with one key', async () => {
    const ids = await drafts(1)
    const input = { body: { questionIds: ids, change: { difficulty: 5 } } }
    const call = 'POST /question/admin/Question/BulkUpdate'
    const [first, again] = [
      await app.call(call, authoring.ada, input, { 'idempotency-key': 'once' }),
      await app.call(call, authoring.ada, input, { 'idempotency-key': 'once' }),
    ]
    expect(again.data).toEqual(first.data)
  })
})

describe('undoing', () => {
  it('leaves what another admin has changed since, by name', async () => {
    const [mine = 0, theirs = 0] = await drafts(2)
    const changeId = await bulk([mine, theirs], { difficulty: 4 })
    app.clock.advance(1_000)
    await bulk([theirs], { difficulty: 1 }, authoring.grace)
    const { data } = await undo(changeId)
    expect(data).toMatchObject({
      undone: 1,
      left: [{ questionId: theirs, message: 'It was changed since' }],
    })
    expect((await authoring.one(mine)).difficulty).toBe(2)
    expect((await authoring.one(theirs)).difficulty).toBe(1)
  })

  it('is done within 30 days', async () => {
    const ids = await drafts(1)
    const changeId = await bulk(ids, { difficulty: 4 })
    app.clock.advance(30 * 24 * 3_600_000)
    expect((await results(changeId)).canUndo).toBe(true)
    expect((await undo(changeId)).data).toEqual({ undone: 1, left: [] })
  })

  it('is done once, and no later than 30 days after', async () => {
    const ids = await drafts(1)
    const changeId = await bulk(ids, { difficulty: 4 })
    app.clock.advance(1_000)
    const late = await bulk(ids, { difficulty: 5 })
    expect((await undo(changeId)).data.left).toHaveLength(1)
    expect((await undo(changeId)).status).toBe(409)
    app.clock.advance(31 * 24 * 3_600_000)
    expect((await undo(late)).status).toBe(422)
    expect((await results(late)).canUndo).toBe(false)
  })
})

describe('a job', () => {
  it('changes more than twenty difficulties, each once wherever it is stopped, and undoes them', async () => {
    const ids = await drafts(45)
    const changeId = await bulk(ids, { difficulty: 4 })
    expect(await results(changeId)).toMatchObject({ done: 0, total: 45, canUndo: false })
    expect((await undo(changeId)).status).toBe(409)
    const stop = new AbortController()
    const clock = () => {
      stop.abort()
      return app.clock.now()
    }
    await runWaitingTasks(app.db, clock, { stop: stop.signal })
    const { done } = await results(changeId)
    expect(done).toBeLessThan(45)
    for (let each = 0; each < 4; each += 1) await runWaitingTasks(app.db, () => app.clock.now())
    expect(await results(changeId)).toMatchObject({ done: 45, counts: { done: 45 } })
    expect((await undo(changeId)).data).toEqual({ undone: 0, left: [] })
    for (let each = 0; each < 4; each += 1) await runWaitingTasks(app.db, () => app.clock.now())
    expect((await results(changeId)).counts).toMatchObject({ undone: 45 })
    expect((await authoring.one(ids[44] ?? 0)).difficulty).toBe(2)
  })

  it('is told of in three statements', async () => {
    const changeId = await bulk(await drafts(1), { difficulty: 4 })
    const call = 'GET /question/admin/Question/GetBulk'
    expect(await queriesOf(app, call, authoring.ada, { query: { changeId } })).toBeLessThanOrEqual(
      3,
    )
  })
})

describe('the changes that were made', () => {
  const call = 'GET /question/admin/Question/GetBulkChanges'
  const changes = async (query = {}) => (await app.call(call, authoring.ada, { query })).data
  const change = async (changeId: string) =>
    (await changes({ pageSize: 100 })).changes.find(({ id }) => id === changeId)

  it('come newest first, with what was done, by whom, how it stands and until when it can be undone', async () => {
    const [one = 0, other = 0] = await drafts(2)
    app.clock.advance(1_000)
    const begunMs = app.clock.now().getTime()
    const filed = await bulk([one, other], { file: [authoring.inTopic('Surds')] })
    app.clock.advance(1_000)
    const graded = await bulk([one], { difficulty: 2 }, authoring.grace)
    const { changes: found, totalCount } = await changes({ pageSize: 2 })
    expect(totalCount).toBeGreaterThanOrEqual(2)
    expect(found.map(({ id }) => id)).toEqual([graded, filed])
    expect(found[1]).toMatchObject({
      ...{ state: 'done', done: 2, total: 2, canUndo: true, place: 'ESAT > Surds' },
      ...{ counts: { done: 2, same: 0, refused: 0, undone: 0, left: 0 } },
      createdAt: new Date(begunMs).toISOString(),
      undoUntil: new Date(begunMs + 30 * 24 * 3_600_000).toISOString(),
    })
    expect(found[0]).toMatchObject({ place: null, canUndo: false, counts: { same: 1 } })
    expect(found[0]?.createdBy).not.toBe(found[1]?.createdBy)
    const topicId = (await authoring.one(one)).questionAssignments[0]?.topicId ?? 0
    const unfiled = await bulk([one], { unfile: { topicId } })
    expect((await change(unfiled))?.place).toBe('Surds')
  })

  it('say while a job does them, and while one takes them back', async () => {
    const changeId = await bulk(await drafts(25), { difficulty: 4 })
    expect(await change(changeId)).toMatchObject({ state: 'running', done: 0, canUndo: false })
    const run = async () => {
      for (let each = 0; each < 3; each += 1) await runWaitingTasks(app.db, () => app.clock.now())
    }
    await run()
    expect(await change(changeId)).toMatchObject({ state: 'done', done: 25, canUndo: true })
    await undo(changeId)
    expect(await change(changeId)).toMatchObject({ state: 'undoing', canUndo: false })
    expect((await results(changeId)).state).toBe('undoing')
    await run()
    expect(await change(changeId)).toMatchObject({ state: 'undone', counts: { undone: 25 } })
  })

  it('say where the job has given up', async () => {
    const changeId = await bulk(await drafts(25), { difficulty: 4 })
    await app.db.execute(sql`update tasks set state = 'dead', ended_at = now()
      where id = (select task_id from bulk_changes where id = ${changeId}::uuid)`)
    expect((await change(changeId))?.state).toBe('stopped')
    expect((await results(changeId)).state).toBe('stopped')
  })

  it('are one statement', async () => {
    expect(await queriesOf(app, call, authoring.ada, { query: {} })).toBeLessThanOrEqual(3)
  })
})
