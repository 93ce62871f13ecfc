import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queriesOf } from '../../testing/count-queries.ts'
import { plannedNodes } from '../../testing/plans.ts'
import { makeMarking, makeTask, makeVersion } from '../writing/testing.ts'
import { makeDesk } from './testing.ts'

const dayMs = 86_400_000

let desk: Awaited<ReturnType<typeof makeDesk>>
let who: Awaited<ReturnType<typeof desk.people>>
let admin: string

beforeAll(async () => {
  desk = await makeDesk()
  admin = await desk.app.make.admin()
})
afterAll(() => desk.app.close())
beforeEach(async () => {
  await desk.app.db.execute(sql`delete from marking_items`)
  who = await desk.people()
})

type Item = NonNullable<Parameters<typeof makeVersion>[2]>['item']
const put = async (item: Item = {}, student = who.student) =>
  (await makeVersion(desk.app, student, { item })).itemId
const inDays = (days: number) => new Date(desk.app.clock.now().getTime() + days * dayMs)
const idsOf = async (as: string, query: Parameters<typeof desk.queue>[1] = {}) =>
  (await desk.queue(as, query)).data.items.map(({ itemId }) => itemId)

describe('the queue', () => {
  it('has for a tutor own items and the pool, for a senior the team’s, for admins all', async () => {
    const elsewhere = await desk.people()
    const own = await put({ markerId: who.tutor, dueAt: inDays(1) })
    const pool = await put({ dueAt: inDays(2) }, elsewhere.student)
    const theirs = await put({ markerId: elsewhere.tutor, dueAt: inDays(3) }, elsewhere.student)
    const ofStudent = await put({ markerId: elsewhere.tutor, dueAt: inDays(4) })
    const second = await put({ markerId: null, round: 2, dueAt: inDays(5) }, elsewhere.student)
    expect(await idsOf(who.tutor)).toEqual([own, pool])
    expect(await idsOf(who.senior)).toEqual([own, pool, ofStudent, second])
    expect(await idsOf(admin)).toEqual([own, pool, theirs, ofStudent, second])
    expect((await desk.queue(await desk.app.make.tutor())).status).toBe(403)
    const { data } = await desk.queue(who.tutor)
    expect(data.items).toMatchObject([
      { mayOpen: true, mayClaim: false, schoolName: null, marker: { id: who.tutor } },
      { mayOpen: false, mayClaim: true, schoolName: null, marker: null, words: 11, number: 1 },
    ])
    expect(data.counts).toEqual({ mine: 1, pool: 1, overdue: 0, checking: 0, secondLooks: 0 })
    expect((await desk.queue(admin)).data.items[0]).toMatchObject({
      ...{ schoolName: expect.any(String), mayClaim: false, mayOpen: true },
    })
  })

  it('has the most urgent in front, and what is done behind', async () => {
    const done = await put({ state: 'marked', markedAt: inDays(0), markerId: who.tutor })
    const late = await put({ dueAt: inDays(-1) })
    const soon = await put({ dueAt: inDays(1) })
    const checking = await put({ state: 'checking', markerId: who.tutor, dueAt: inDays(0) })
    expect(await idsOf(who.senior)).toEqual([late, checking, soon, done])
    const { items, counts } = (await desk.queue(who.senior)).data
    expect(items.map(({ isOverdue }) => isOverdue)).toEqual([true, false, false, false])
    expect(counts).toEqual({ mine: 0, pool: 2, overdue: 1, checking: 1, secondLooks: 0 })
  })

  it('is filtered', async () => {
    const taskId = await makeTask(desk.app, { admissionTestId: null })
    const of = await makeVersion(desk.app, who.student, {
      ...{ piece: { taskId }, item: { title: '100% doubt', dueAt: inDays(-1) } },
    })
    const mine = await put({ markerId: who.tutor, kind: 'essay', dueAt: inDays(1) })
    const filtered: [Parameters<typeof desk.queue>[1], string[]][] = [
      [{ state: 'overdue' }, [of.itemId]],
      [{ state: 'open' }, [of.itemId, mine]],
      [{ state: 'marked' }, []],
      [{ kind: 'statement' }, []],
      [{ round: '2' }, []],
      [{ marker: 'pool' }, [of.itemId]],
      [{ marker: who.tutor }, [mine]],
      [{ search: '100%' }, [of.itemId]],
      [{ search: '1_0' }, []],
      [{ search: 'test person' }, [of.itemId, mine]],
      [{ schoolId: who.school }, [of.itemId, mine]],
      [{ from: '2026-11-20', to: '2026-11-20' }, [of.itemId, mine]],
      [{ from: '2026-11-21' }, []],
      [{ admissionTestId: '1' }, []],
    ]
    for (const [query, expected] of filtered) {
      expect([query, await idsOf(admin, query)]).toEqual([query, expected])
    }
    expect(await idsOf(who.tutor, { marker: 'me' })).toEqual([mine])
    // Which school a student is of is the admins’ to know.
    expect(await idsOf(who.senior, { schoolId: who.school })).toEqual([])
  })

  it('is sorted by each of its columns', async () => {
    const a = await put({ title: 'A', words: 2, markerId: who.tutor })
    const b = await put({ title: 'b', words: 1, markerId: who.tutor })
    expect(await idsOf(admin, { sort: 'title' })).toEqual([a, b])
    expect(await idsOf(admin, { sort: 'title', direction: 'desc' })).toEqual([b, a])
    expect(await idsOf(admin, { sort: 'words' })).toEqual([b, a])
    for (const sort of ['student', 'kind', 'state', 'marker', 'handedIn', 'markedAt'] as const) {
      expect((await idsOf(admin, { sort })).sort()).toEqual([a, b].sort())
    }
  })

  it('is read in two statements, by an index of what is open', async () => {
    await put()
    expect(await queriesOf(desk.app, 'GET /Marking/tutor/Marking/GetQueue', who.tutor, {})).toBe(2)
    for (const as of [who.tutor, who.senior, admin]) {
      const plans = await plannedNodes(desk.app.db, () => desk.queue(as, { state: 'open' }))
      const scans = plans
        .flat()
        .filter(
          (node) => node['Relation Name'] === 'marking_items' && /Scan/.test(node['Node Type']),
        )
      expect(scans.length).toBeGreaterThan(0)
      expect(scans.every(({ 'Node Type': type }) => type !== 'Seq Scan')).toBe(true)
    }
  })
})

describe('claiming', () => {
  it('gives the item to one of two, and the other hears who won', async () => {
    const itemId = await put()
    const other = await desk.app.make.tutor({ isEssayPsTutor: true })
    const both = await Promise.all([desk.claim(who.tutor, itemId), desk.claim(other, itemId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [lost] = both.filter(({ status }) => status === 409)
    expect(lost?.message).toMatch(/^Test Person.* has this\.$/)
    const winner = both[0].status === 200 ? who.tutor : other
    expect((await desk.claim(winner, itemId)).data).toEqual({ itemId })
    expect((await desk.item(winner, itemId)).status).toBe(200)
    expect(await desk.eventsOf(itemId)).toEqual(['claimed'])
  })

  it('of nothing in particular takes the most urgent, until the pool is empty', async () => {
    await put({ dueAt: inDays(2) })
    const urgent = await put({ dueAt: inDays(1) })
    expect((await desk.claim(who.tutor)).data).toEqual({ itemId: urgent })
    expect((await desk.claim(who.tutor)).status).toBe(200)
    expect((await desk.claim(who.tutor)).status).toBe(404)
  })

  it('is for who marks', async () => {
    const itemId = await put()
    const without = await desk.app.make.tutor({ students: [who.student] })
    expect((await desk.claim(without, itemId)).status).toBe(403)
    expect((await desk.claim(without)).status).toBe(404)
    expect((await desk.claim(who.tutor, crypto.randomUUID())).status).toBe(404)
  })

  it('of a second look is a senior tutor’s, and never the first marker’s', async () => {
    const { itemId: first, versionId } = await makeVersion(desk.app, who.student, {
      item: { markerId: who.senior, state: 'marked', markedAt: inDays(0) },
    })
    await makeMarking(desk.app, first, who.senior, { state: 'returned' })
    const second = crypto.randomUUID()
    await desk.app.db.execute(sql`insert into marking_items (id, kind, version_id, round, student_id,
        state, handed_in_at, due_at, title, words)
      select ${second}, kind, ${versionId}, 2, student_id, 'pending', handed_in_at, due_at, title,
        words from marking_items where id = ${first}`)
    expect((await desk.claim(who.senior, second)).status).toBe(409)
    expect((await desk.claim(who.senior)).status).toBe(404)
    expect((await desk.claim(who.tutor, second)).status).toBe(404)
    expect((await desk.claim(await desk.app.make.seniorTutor(), second)).status).toBe(200)
  })

  it('is undone by giving the item back, with what was begun', async () => {
    const itemId = await put()
    await desk.claim(who.tutor, itemId)
    await desk.save(who.tutor, itemId)
    expect((await desk.release(who.tutor, itemId)).status).toBe(200)
    expect((await desk.release(who.tutor, itemId)).status).toBe(404)
    await desk.claim(who.tutor, itemId)
    expect((await desk.item(who.tutor, itemId)).data.marking).toMatchObject({ revision: 1 })
  })
})
