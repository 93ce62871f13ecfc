import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditLog,
  markingItems,
  markings,
  tutorStudents,
  users,
} from '../../database/schema/index.ts'
import { auditEntries } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { makeMarking, makeVersion } from '../writing/testing.ts'
import { findItems, findSharers } from './sharing.repository.ts'
import {
  eventsOf,
  holderOf,
  makeItem,
  makeTeams,
  type Teams,
  toldTo,
  wednesday,
} from './sharing.testing.ts'

const call = 'POST /Marking/tutor/Marking/Assign'

let t: Teams
beforeAll(async () => {
  t = await makeTeams()
})
afterAll(() => t.app.close())
beforeEach(async () => {
  t.app.clock.set(wednesday)
  await t.app.db.delete(markingItems)
  await t.app.db.execute(sql`truncate notifications cascade`)
})

const item = (own: Partial<typeof markingItems.$inferInsert> = {}) =>
  makeItem(t.app, t.student, own)
const assign = (as: string, itemIds: string[], markerId: string | null) =>
  t.app.call(call, as, { body: { itemIds, markerId } })
const undo = (as: string, before: { itemId: string; markerId: string | null }[]) =>
  t.app.call(call, as, { body: { undo: before } })
const minutesLater = (minutes: number) =>
  t.app.clock.set(new Date(wednesday.getTime() + minutes * 60_000))

describe('an item', () => {
  it('is given to a marker, who is told', async () => {
    const id = await item()
    const { data } = await assign(t.senior, [id], t.ada)
    expect(data).toEqual({ changed: 1, skipped: [], before: [{ itemId: id, markerId: null }] })
    expect(await holderOf(t.app, id)).toBe(t.ada)
    expect(await eventsOf(t.app, id)).toEqual([{ what: 'assigned', byId: t.senior, toId: t.ada }])
    const path = `/submissions?tab=queue&item=${id}`
    expect(await toldTo(t.app, t.ada)).toEqual([['An essay is yours to mark', path]])
    const [entry] = await auditEntries(t.app.db, eq(auditLog.record, id))
    expect(entry).toMatchObject({
      ...{ action: 'marking item assigned', actorId: t.senior },
      changes: { markerId: [null, t.ada] },
    })
  })

  it('goes from one to another, who are both told, with what was begun', async () => {
    const id = await item({ markerId: t.ada, startedAt: wednesday })
    const marking = await makeMarking(t.app, id, t.ada)
    await assign(t.senior, [id], t.theo)
    expect(await holderOf(t.app, id)).toBe(t.theo)
    const events = await eventsOf(t.app, id)
    expect(events.toSorted((a, b) => a.what.localeCompare(b.what))).toEqual([
      { what: 'assigned', byId: t.senior, toId: t.theo },
      { what: 'taken away', byId: t.senior, toId: t.ada },
    ])
    expect(await toldTo(t.app, t.ada)).toEqual([
      ['An essay is not yours to mark any more', '/submissions?tab=queue'],
    ])
    expect(await toldTo(t.app, t.theo)).toHaveLength(1)
    const [begun] = await t.app.db.select().from(markings).where(eq(markings.id, marking))
    expect(begun).toMatchObject({ state: 'draft', markerId: t.ada })
    const [kept] = await t.app.db.select().from(markingItems).where(eq(markingItems.id, id))
    expect(kept).toMatchObject({ startedAt: wednesday, heldSince: wednesday })
  })

  it('has what happened to it within one moment told in its order', async () => {
    const ids: string[] = []
    for (const markerId of Array.from({ length: 8 }, () => t.ada))
      ids.push(await item({ markerId }))
    await assign(t.senior, ids, t.theo)
    for (const itemId of ids) {
      const { data } = await t.app.call('GET /Marking/tutor/Marking/GetItem', t.senior, {
        query: { itemId },
      })
      expect(data.events.map(({ what }) => what)).toEqual(['taken away', 'assigned'])
    }
  })

  it('goes back to the pool', async () => {
    const id = await item({ markerId: t.ada })
    await assign(t.admin, [id], null)
    expect(await holderOf(t.app, id)).toBeNull()
    expect(await eventsOf(t.app, id)).toMatchObject([{ what: 'taken away', toId: t.ada }])
  })

  it('is one of several of which one notice tells', async () => {
    const ids = [await item(), await item(), await item()]
    await assign(t.senior, ids, t.ada)
    expect(await toldTo(t.app, t.ada)).toEqual([
      ['3 pieces are yours to mark', '/submissions?tab=queue&marker=me'],
    ])
  })

  it('that a senior tutor takes is told nobody', async () => {
    const id = await item()
    await assign(t.senior, [id], t.senior)
    expect(await holderOf(t.app, id)).toBe(t.senior)
    expect(await toldTo(t.app, t.senior)).toEqual([])
  })

  it.each([
    ['marked', { state: 'marked', markedAt: wednesday } as const, /marked already/],
    ['waiting for a check', { state: 'checking' } as const, /waits for a check/],
    ['sent back', { state: 'sent back' } as const, /sent back/],
    ['withdrawn', { state: 'withdrawn' } as const, /took it back/],
  ])('that is %s is left out, with why', async (_, own, why) => {
    const [left, given] = [await item({ ...own, title: 'Left' }), await item()]
    const { data } = await assign(t.admin, [left, given], t.ada)
    expect(data).toMatchObject({ changed: 1, before: [{ itemId: given }] })
    expect(data.skipped).toEqual([{ itemId: left, title: 'Left', why: expect.stringMatching(why) }])
    expect(await holderOf(t.app, left)).toBeNull()
  })

  it('that is a second look goes to a senior tutor who did not mark first', async () => {
    const { versionId, itemId: first } = await makeVersion(t.app, t.student, {
      item: { state: 'marked', markedAt: wednesday, markerId: t.senior },
    })
    await makeMarking(t.app, first, t.senior, { state: 'returned' })
    const id = await item({ versionId, round: 2 })
    for (const who of [t.ada, t.senior]) {
      const { data } = await assign(t.admin, [id], who)
      expect(data).toMatchObject({ changed: 0, skipped: [{ itemId: id }] })
    }
    expect((await assign(t.admin, [id], t.other)).data.changed).toBe(1)
  })
})

describe('a senior tutor', () => {
  it('gives to nobody who marks nothing, is stopped, or is of another team', async () => {
    const id = await item()
    const stopped = await t.app.make.tutor(
      { seniorTutorId: t.senior, isEssayPsTutor: true },
      { isActive: false },
    )
    for (const who of [t.plain, stopped, t.stranger, t.other, t.student]) {
      const answer = await assign(t.senior, [id], who)
      expect(answer).toMatchObject({ status: 422, errors: [{ path: 'body.markerId' }] })
    }
    for (const who of [t.plain, stopped, t.student]) {
      expect((await assign(t.admin, [id], who)).status).toBe(422)
    }
    expect(await holderOf(t.app, id)).toBeNull()
  })

  it('leaves what another team has, where it is seen', async () => {
    const id = await item({ markerId: t.stranger })
    expect((await assign(t.senior, [id], t.ada)).status).toBe(404)
    await t.app.db.insert(tutorStudents).values({ tutorId: t.ada, studentId: t.student })
    const { data } = await assign(t.senior, [id], t.ada)
    expect(data).toMatchObject({ changed: 0, skipped: [{ why: expect.stringMatching(/team/) }] })
    await t.app.db.delete(tutorStudents)
    expect(await holderOf(t.app, id)).toBe(t.stranger)
    expect((await assign(t.admin, [id], t.ada)).data.changed).toBe(1)
  })

  it('gives nothing where an item of many is not seen', async () => {
    const [mine, foreign] = [await item(), await item({ markerId: t.stranger })]
    expect((await assign(t.senior, [mine, foreign], t.ada)).status).toBe(404)
    expect(await holderOf(t.app, mine)).toBeNull()
  })
})

it('is a call of senior tutors and admins', async () => {
  const id = await item({ markerId: t.ada })
  for (const who of [t.ada, t.student]) expect((await assign(who, [id], null)).status).toBe(403)
})

describe('all that match', () => {
  const assignAll = (as: string, filter: object, expectedCount: number) =>
    t.app.call(call, as, { body: { filter, expectedCount, markerId: t.ada } })

  it('are given where they are as many as were shown', async () => {
    await item({ markerId: t.stranger })
    const ids = [await item(), await item()]
    expect((await assignAll(t.senior, { marker: 'pool' }, 2)).data.changed).toBe(2)
    for (const id of ids) expect(await holderOf(t.app, id)).toBe(t.ada)
  })

  it('are left where they are as many no more', async () => {
    const id = await item()
    expect((await assignAll(t.admin, { marker: 'pool' }, 2)).status).toBe(409)
    expect(await holderOf(t.app, id)).toBeNull()
  })

  it('are 500 at most, and an item at least', async () => {
    const ids = Array.from({ length: 501 }, () => crypto.randomUUID())
    expect((await assign(t.admin, ids, t.ada)).status).toBe(400)
    expect((await assign(t.admin, [], t.ada)).status).toBe(400)
  })
})

describe('what was given', () => {
  it('goes back to whoever had it, within 15 minutes', async () => {
    const ids = [await item({ markerId: t.theo }), await item()]
    const { data } = await assign(t.senior, ids, t.ada)
    minutesLater(15)
    expect((await undo(t.senior, data.before)).data).toMatchObject({ changed: 2, skipped: [] })
    expect(await Promise.all(ids.map((id) => holderOf(t.app, id)))).toEqual([t.theo, null])
    const entries = await auditEntries(t.app.db, eq(auditLog.record, ids[0] ?? ''))
    expect(entries.map(({ changes }) => changes)).toEqual([
      { markerId: [t.theo, t.ada] },
      { markerId: [t.ada, t.theo] },
    ])
  })

  it('stays once the 15 minutes are over', async () => {
    const id = await item()
    const { data } = await assign(t.senior, [id], t.ada)
    minutesLater(16)
    expect((await undo(t.senior, data.before)).status).toBe(409)
    expect(await holderOf(t.app, id)).toBe(t.ada)
  })

  it('stays where it was given on meanwhile, or was never given so', async () => {
    const [moved, mine] = [await item(), await item()]
    const { data } = await assign(t.senior, [moved, mine], t.ada)
    minutesLater(1)
    await assign(t.admin, [moved], t.theo)
    minutesLater(2)
    const { data: undone } = await undo(t.senior, data.before)
    expect(undone).toMatchObject({ changed: 1, skipped: [{ itemId: moved }] })
    expect(await holderOf(t.app, moved)).toBe(t.theo)
    const { data: made } = await undo(t.senior, [{ itemId: mine, markerId: t.theo }])
    expect(made.changed).toBe(0)
    expect((await undo(t.other, [{ itemId: mine, markerId: t.ada }])).data.changed).toBe(0)
  })

  it('does not go back to somebody who was stopped meanwhile', async () => {
    const gone = await t.app.make.tutor({ seniorTutorId: t.senior, isEssayPsTutor: true })
    const id = await item({ markerId: gone })
    const { data } = await assign(t.senior, [id], t.ada)
    await t.app.db.update(users).set({ isActive: false }).where(eq(users.id, gone))
    expect((await undo(t.senior, data.before)).data).toMatchObject({ changed: 0 })
    expect(await holderOf(t.app, id)).toBe(t.ada)
  })
})

it('gives an item to one of two who give it at once', async () => {
  const id = await item()
  const answers = await Promise.all([assign(t.senior, [id], t.ada), assign(t.admin, [id], t.theo)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const holder = await holderOf(t.app, id)
  const events = await eventsOf(t.app, id)
  // Whoever came last took it from the first.
  expect(events.filter(({ what }) => what === 'assigned')).toHaveLength(2)
  expect(events.find(({ what }) => what === 'taken away')?.toId).toBe(
    holder === t.ada ? t.theo : t.ada,
  )
})

it('finds items and what markers have by indexes', async () => {
  const ids = [await item({ markerId: t.theo }), await item()]
  await assign(t.senior, ids, t.ada)
  const looker = { userId: t.senior, role: 'Senior Tutor' as const }
  const plans = await plannedNodes(t.app.db, async () => {
    await findItems(t.app.db, looker, ids)
    const markerIds = [t.ada, t.theo]
    await findSharers(t.app.db, { looker, markerIds, itemIds: ids, now: wednesday })
  })
  const scans = plans
    .flat()
    .filter(({ 'Relation Name': name }) => name === 'marking_items' || name === 'marking_events')
  expect(scans.length).toBeGreaterThan(2)
  expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
})
