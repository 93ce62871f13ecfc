import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markingItems, tutors } from '../../database/schema/index.ts'
import { makeMarking, makeVersion } from '../writing/testing.ts'
import { holderOf, makeItem, makeTeams, type Teams, toldTo, wednesday } from './sharing.testing.ts'

const call = 'POST /Marking/tutor/Marking/ShareOut'

let t: Teams
beforeAll(async () => {
  t = await makeTeams()
})
afterAll(() => t.app.close())
beforeEach(async () => {
  await t.app.db.delete(markingItems)
  await t.app.db.execute(sql`truncate notifications cascade`)
  await t.app.db.update(tutors).set({ markingCapacity: 10, markingAwayUntil: null })
})

/** Due so many days from now. */
const item = (days: number, own: Partial<typeof markingItems.$inferInsert> = {}) =>
  makeItem(t.app, t.student, {
    dueAt: new Date(wednesday.getTime() + days * 86_400_000),
    ...own,
  })
const items = async (count: number, own: Partial<typeof markingItems.$inferInsert> = {}) => {
  const ids: string[] = []
  for (let days = 1; days <= count; days += 1) ids.push(await item(days, own))
  return ids
}
const set = (userId: string, own: Partial<typeof tutors.$inferInsert>) =>
  t.app.db.update(tutors).set(own).where(eq(tutors.userId, userId))
const preview = (
  as: string,
  body: { itemIds: string[]; markerIds: string[]; howMany?: number; fromMarkerId?: string },
) => t.app.call(call, as, { body: { ...body, preview: true } })

describe('sharing out', () => {
  it('follows the due days and how full each is, first as a preview', async () => {
    const third = await t.app.make.tutor(
      { seniorTutorId: t.senior, isEssayPsTutor: true, markingCapacity: 10 },
      { firstName: 'Zoe' },
    )
    await set(t.theo, { markingCapacity: 5 })
    await items(4, { markerId: t.ada })
    await items(9, { markerId: third })
    const itemIds = await items(6)
    const markerIds = [third, t.theo, t.ada]
    const body = { itemIds: itemIds.toReversed(), markerIds }
    const { data } = await preview(t.senior, body)
    const to = [t.theo, t.theo, t.ada, t.theo, t.ada, t.ada]
    expect(data).toEqual(itemIds.map((itemId, at) => ({ itemId, from: null, to: to[at] })))
    expect(await holderOf(t.app, itemIds[0] ?? '')).toBeNull()
    expect(await toldTo(t.app, t.ada)).toEqual([])

    const done = await t.app.call(call, t.senior, {
      body: { ...body, preview: false, expected: data },
    })
    expect(done).toMatchObject({ status: 200, data })
    expect(await Promise.all(itemIds.map((id) => holderOf(t.app, id)))).toEqual(to)
    expect(await toldTo(t.app, t.ada)).toEqual([
      ['3 pieces are yours to mark', '/submissions?tab=queue&marker=me'],
    ])
    const undone = await t.app.call('POST /Marking/tutor/Marking/Assign', t.senior, {
      body: { undo: data.map(({ itemId, from }) => ({ itemId, markerId: from })) },
    })
    expect(undone.data.changed).toBe(6)
  })

  it('must come out as the preview did', async () => {
    const itemIds = await items(2)
    const body = { itemIds, markerIds: [t.ada, t.theo] }
    const { data: expected } = await preview(t.senior, body)
    await set(t.ada, { markingAwayUntil: '2026-11-25' })
    const share = (own: object) =>
      t.app.call(call, t.senior, { body: { ...body, preview: false, ...own } })
    expect((await share({ expected })).status).toBe(409)
    expect(await share({})).toMatchObject({ status: 422, errors: [{ path: 'body.expected' }] })
    expect(await holderOf(t.app, itemIds[0] ?? '')).toBeNull()
  })

  it('refuses a list of another count by now', async () => {
    await items(2)
    const filter = { marker: 'pool' as const }
    const shareAll = (expectedCount: number) =>
      t.app.call(call, t.admin, {
        body: { filter, expectedCount, markerIds: [t.ada], preview: true },
      })
    expect((await shareAll(2)).data).toHaveLength(2)
    expect((await shareAll(3)).status).toBe(409)
  })

  it('moves some of one marker’s pile, what was not begun and is most urgent first', async () => {
    const begun = await item(1, { markerId: t.ada, startedAt: wednesday })
    const [soon, later] = [await item(2, { markerId: t.ada }), await item(3, { markerId: t.ada })]
    const ofOther = await item(1, { markerId: t.theo })
    const itemIds = [begun, later, soon, ofOther]
    const markerIds = [t.ada, t.theo, t.senior]
    const move = (howMany: number) =>
      preview(t.senior, { itemIds, markerIds, fromMarkerId: t.ada, howMany })
    expect((await move(1)).data).toEqual([{ itemId: soon, from: t.ada, to: t.senior }])
    const { data } = await move(3)
    expect(data.map(({ itemId }) => itemId)).toEqual([begun, soon, later])
    expect(data.map(({ to }) => to)).not.toContain(t.ada)
  })

  it('gives a next version to whoever marked the one before', async () => {
    const first = await makeVersion(t.app, t.student, {
      item: { state: 'marked', markedAt: wednesday, markerId: t.theo },
    })
    const next = await makeVersion(t.app, t.student, { pieceId: first.pieceId, number: 2 })
    await items(3, { markerId: t.theo })
    const body = { itemIds: [next.itemId], markerIds: [t.ada, t.theo] }
    expect((await preview(t.senior, body)).data).toMatchObject([{ to: t.theo }])
    await set(t.theo, { markingCapacity: 3 })
    expect((await preview(t.senior, body)).data).toMatchObject([{ to: t.ada }])
  })

  it('gives a second look to a senior tutor who did not mark first, or leaves it', async () => {
    const first = await makeVersion(t.app, t.student, {
      item: { state: 'marked', markedAt: wednesday, markerId: t.senior },
    })
    await makeMarking(t.app, first.itemId, t.senior, { state: 'returned' })
    const again = await item(1, { versionId: first.versionId, round: 2 })
    const among = async (...markerIds: string[]) =>
      (await preview(t.admin, { itemIds: [again], markerIds })).data[0]?.to
    expect(await among(t.ada, t.senior)).toBeNull()
    expect(await among(t.ada, t.senior, t.other)).toBe(t.other)
  })

  it('leaves out what no longer waits, and what another team has', async () => {
    const ids = [
      await item(1, { state: 'marked', markedAt: wednesday }),
      await item(1, { state: 'checking' }),
      await item(1, { state: 'withdrawn' }),
    ]
    const open = await item(1)
    const { data } = await preview(t.admin, { itemIds: [...ids, open], markerIds: [t.ada] })
    expect(data.map(({ itemId }) => itemId)).toEqual([open])
    const foreign = await item(1, { markerId: t.stranger })
    const seen = await preview(t.senior, { itemIds: [foreign], markerIds: [t.ada] })
    expect(seen.status).toBe(404)
  })

  it('is among those whose work the caller shares out, who mark', async () => {
    const itemIds = await items(1)
    for (const who of [t.stranger, t.plain, t.student]) {
      expect(await preview(t.senior, { itemIds, markerIds: [t.ada, who] })).toMatchObject({
        ...{ status: 422, errors: [{ path: 'body.markerIds' }] },
      })
    }
    expect((await preview(t.admin, { itemIds, markerIds: [t.stranger] })).status).toBe(200)
    expect((await preview(t.ada, { itemIds, markerIds: [t.ada] })).status).toBe(403)
  })
})
