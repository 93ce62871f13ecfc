import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { makeMarking, makeVersion } from '../writing/testing.ts'
import { aComment, allGrades, makeDesk, overall } from './testing.ts'

let desk: Awaited<ReturnType<typeof makeDesk>>
let who: Awaited<ReturnType<typeof desk.people>>
let admin: string
let itemId: string
let versionId: string

beforeAll(async () => {
  desk = await makeDesk()
  admin = await desk.app.make.admin()
})
afterAll(() => desk.app.close())
beforeEach(async () => {
  who = await desk.people()
  ;({ itemId, versionId } = await makeVersion(desk.app, who.student, {
    item: { markerId: who.tutor },
  }))
})

const markingsOf = (item = itemId) => desk.markingsOf(item)
const eventsOf = () => desk.eventsOf(itemId)

describe('an item', () => {
  it('stands on its marker’s desk with text, criteria and what was handed in before', async () => {
    const { pieceId } = await makeVersion(desk.app, who.student, {
      item: { markerId: who.tutor, state: 'marked', markedAt: desk.app.clock.now() },
    })
    const [first] = await rowsOf<{ id: string }>(
      desk.app.db,
      sql`select i.id from marking_items i join writing_versions v on v.id = i.version_id
        where v.writing_id = ${pieceId}`,
    )
    await makeMarking(desk.app, first?.id ?? '', who.tutor, { state: 'returned' })
    const second = await makeVersion(desk.app, who.student, {
      ...{ pieceId, number: 2, item: { markerId: who.tutor } },
    })
    const { data } = await desk.item(who.tutor, second.itemId)
    expect(data).toMatchObject({
      item: { itemId: second.itemId, number: 2, state: 'pending', mayMark: true, mayCheck: false },
      version: { number: 2, criteria: [{ key: 'argument' }, {}, {}, {}] },
      ...{ question: null, marking: null, first: null, takeOver: null, said: null },
      heldBy: null,
      before: { version: { number: 1 }, markings: [{ role: 'first', percent: 75 }] },
    })
  })

  it('is read in three statements', async () => {
    const query = { itemId }
    const count = await queriesOf(desk.app, 'GET /Marking/tutor/Marking/GetItem', who.tutor, {
      query,
    })
    expect(count).toBe(2)
    const later = await makeVersion(desk.app, who.student, { number: 1 })
    const next = await makeVersion(desk.app, who.student, {
      ...{ pieceId: later.pieceId, number: 2, item: { markerId: who.tutor } },
    })
    expect(
      await queriesOf(desk.app, 'GET /Marking/tutor/Marking/GetItem', who.tutor, {
        query: { itemId: next.itemId },
      }),
    ).toBe(3)
  })

  it('is nobody else’s but the senior tutor’s and the admins’, who see who has it', async () => {
    const other = await desk.app.make.tutor({ isEssayPsTutor: true })
    const stranger = await desk.app.make.seniorTutor()
    expect((await desk.item(other, itemId)).status).toBe(404)
    expect((await desk.item(stranger, itemId)).status).toBe(404)
    for (const reader of [who.senior, admin]) {
      const { data } = await desk.item(reader, itemId)
      expect(data.heldBy).toEqual({
        name: expect.any(String),
        since: desk.app.clock.now().toISOString(),
      })
      expect(data.item.mayMark).toBe(false)
    }
  })

  it('that came back has what was said under it, to which its marker alone may add', async () => {
    const { markingId } = (await desk.save(who.tutor, itemId)).data
    expect((await desk.item(who.tutor, itemId)).data.said).toBeNull()
    await desk.giveBack(who.tutor, itemId, 1)
    const body = { markingId, commentId: null, text: 'Thank you.' }
    await desk.app.call('POST /Writing/Writing/Reply', who.student, { body })
    for (const [reader, mayReply] of [
      [who.tutor, true],
      [who.senior, false],
    ] as const) {
      expect((await desk.item(reader, itemId)).data.said).toEqual({
        ...{ markingId, mayReply },
        replies: [expect.objectContaining({ text: 'Thank you.', isMarker: false })],
      })
    }
  })

  it('of the pool is claimed before it is read; seniors and admins look at it', async () => {
    const pool = await makeVersion(desk.app, who.student)
    const refused = await desk.item(who.tutor, pool.itemId)
    expect([refused.status, refused.message]).toEqual([409, 'Claim it first.'])
    expect((await desk.item(who.senior, pool.itemId)).status).toBe(200)
    expect((await desk.item(admin, pool.itemId)).status).toBe(200)
  })
})

describe('saving', () => {
  it('begins the item, and shows what is there again', async () => {
    const comment = aComment()
    const saved = await desk.save(who.tutor, itemId, {
      ...{ comments: [comment], privateNote: 'Not for you' },
    })
    expect(saved.data).toMatchObject({ revision: 1 })
    const next = await desk.save(who.tutor, itemId, { baseRevision: 1, overall: 'Better.' })
    expect(next.data).toMatchObject({ revision: 2, markingId: saved.data.markingId })
    expect((await desk.item(who.tutor, itemId)).data.marking).toMatchObject({
      ...{ revision: 2, overall: 'Better.', comments: [], grades: allGrades },
    })
    expect(await eventsOf()).toEqual(['started'])
  })

  it('from an old revision is refused', async () => {
    await desk.save(who.tutor, itemId)
    expect((await desk.save(who.tutor, itemId)).status).toBe(409)
    const both = await Promise.all([
      desk.save(who.tutor, itemId, { baseRevision: 1, overall: 'One' }),
      desk.save(who.tutor, itemId, { baseRevision: 1, overall: 'Other' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('names every field that does not fit, and keeps nothing of it', async () => {
    const refused = await desk.save(who.tutor, itemId, {
      grades: [{ key: 'argument', points: 30 }],
      comments: [
        { ...aComment(), start: 18 },
        { ...aComment(), criterion: 'wit' },
      ],
    })
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ path }) => path)).toEqual([
      'body.grades.0.points',
      'body.comments.0.quote',
      'body.comments.1.criterion',
    ])
    expect(await markingsOf()).toEqual([])
    const box = { x: 0, y: 0, width: 1.5, height: 1 }
    const { id, text, sort, criterion } = aComment()
    const onPage = { ...{ id, text, sort, criterion }, page: 1, box }
    expect((await desk.save(who.tutor, itemId, { comments: [onPage] })).status).toBe(422)
  })

  it('is the marker’s alone; once it was taken away it is refused, and the work stays', async () => {
    const other = await desk.app.make.tutor({ isEssayPsTutor: true })
    expect((await desk.save(other, itemId)).status).toBe(404)
    expect((await desk.save(who.senior, itemId)).status).toBe(404)
    await desk.save(who.tutor, itemId, { overall: 'Begun.' })
    await desk.app.db.execute(
      sql`update marking_items set marker_id = ${other} where id = ${itemId}`,
    )
    expect((await desk.save(who.tutor, itemId, { baseRevision: 1 })).status).toBe(404)
    expect((await desk.item(who.tutor, itemId)).status).toBe(404)
    expect((await desk.giveBack(who.tutor, itemId, 1)).status).toBe(409)
    const { data } = await desk.item(other, itemId)
    expect(data).toMatchObject({
      marking: null,
      takeOver: { marking: { overall: 'Begun.', revision: 1 } },
    })
    const taken = await desk.save(other, itemId, { takeOver: true, baseRevision: 1 })
    expect(taken.data).toMatchObject({ markingId: data.takeOver?.marking.markingId, revision: 2 })
    expect(await eventsOf()).toEqual(['started', 'taken over'])
    expect((await desk.item(other, itemId)).data.takeOver).toBeNull()
  })

  it('may begin clean where somebody else had begun', async () => {
    await desk.save(who.tutor, itemId)
    await desk.release(who.tutor, itemId)
    await desk.claim(who.senior, itemId)
    expect((await desk.save(who.senior, itemId, { overall: 'Mine.' })).data.revision).toBe(1)
    expect(await markingsOf()).toMatchObject([
      { state: 'dropped', overall },
      { state: 'draft', overall: 'Mine.' },
    ])
  })
})

describe('returning', () => {
  it('says all that is missing', async () => {
    const refused = await desk.giveBack(who.tutor, itemId, 0)
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ path }) => path)).toEqual([
      'body.grades.argument',
      'body.grades.evidence',
      'body.grades.structure',
      'body.grades.language',
      'body.overall',
    ])
    await desk.save(who.tutor, itemId, { comments: [{ ...aComment(), isDraft: true }] })
    expect((await desk.giveBack(who.tutor, itemId, 1)).errors).toHaveLength(1)
  })

  it('gives the marking to its student, and tells student and parents', async () => {
    await desk.save(who.tutor, itemId, { comments: [aComment()] })
    const { data } = await desk.giveBack(who.tutor, itemId, 1)
    expect(data).toEqual({ state: 'marked', markedAt: desk.app.clock.now().toISOString() })
    const seen = await desk.app.call('GET /Writing/Writing/GetVersion', who.student, {
      query: { versionId },
    })
    expect(seen.data).toMatchObject({ state: 'marked', markings: [{ overall, percent: 75 }] })
    const [told] = await desk.noticesOf(who.student)
    expect(told).toEqual([
      'Your essay has been marked',
      expect.stringMatching(/^\/resources\/submissions\?tab=essays&piece=.*&version=1$/),
    ])
    expect(await desk.noticesOf(who.parent)).toEqual([
      ['An essay has been marked', `/parent-dashboard/${who.student}`],
    ])
    expect(await eventsOf()).toEqual(['returned', 'started'])
    expect((await desk.save(who.tutor, itemId, { baseRevision: 1 })).status).toBe(409)
  })

  it('twice is answered the same, at once or later', async () => {
    await desk.save(who.tutor, itemId)
    const both = await Promise.all([
      desk.giveBack(who.tutor, itemId, 1),
      desk.giveBack(who.tutor, itemId, 1),
    ])
    const again = await desk.giveBack(who.tutor, itemId, 1)
    expect(new Set([...both, again].map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await desk.noticesOf(who.student)).toHaveLength(1)
    expect((await desk.giveBack(who.tutor, itemId, 0)).status).toBe(409)
  })

  it('takes no more than eight statements without its notices', async () => {
    await desk.app.db.execute(sql`delete from parent_children where student_id = ${who.student}`)
    await desk.save(who.tutor, itemId)
    const body = { itemId, baseRevision: 1 }
    const key = 'POST /Marking/tutor/Marking/Return'
    const alone = await queriesOf(desk.app, key, who.tutor, { body })
    // Of one notice to the student: its row, its recipients, and what open pages are told.
    expect(alone).toBeLessThanOrEqual(8 + 3)
  })

  it('fails where it was taken away at the same time, or wins', async () => {
    await desk.save(who.tutor, itemId)
    const [back] = await Promise.all([
      desk.giveBack(who.tutor, itemId, 1),
      desk.app.db.execute(sql`update marking_items set marker_id = ${who.senior}
        where id = ${itemId} and state = 'pending'`),
    ])
    const [item] = await rowsOf<{ state: string }>(
      desk.app.db,
      sql`select state from marking_items where id = ${itemId}`,
    )
    expect([
      [200, 'marked'],
      [409, 'pending'],
    ]).toContainEqual([back.status, item?.state])
  })
})

describe('sending back', () => {
  it('gives no grade, and the student reads why', async () => {
    await desk.save(who.tutor, itemId)
    expect((await desk.sendBack(who.tutor, itemId)).status).toBe(200)
    const seen = await desk.app.call('GET /Writing/Writing/GetVersion', who.student, {
      query: { versionId },
    })
    expect(seen.data).toMatchObject({
      ...{ state: 'sent back', markings: [], sentBackFor: 'This is the file of another piece.' },
    })
    expect((await desk.noticesOf(who.student)).map(([title]) => title)).toEqual([
      'Your essay was sent back',
    ])
    expect(await desk.noticesOf(who.parent)).toEqual([])
    expect((await desk.sendBack(who.tutor, itemId)).status).toBe(409)
    expect((await desk.sendBack(who.senior, itemId)).status).toBe(404)
  })
})
