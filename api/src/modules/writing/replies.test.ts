import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { markingReplies, markings, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeMarking, makeVersion } from './testing.ts'

const now = new Date('2026-11-20T10:00:00Z')
const hourMs = 3_600_000
const replyCall = 'POST /Writing/Writing/Reply'

let app: TestApp
let student: string
let marker: string
let markingId: string
let commentId: string
let made: Awaited<ReturnType<typeof makeVersion>>

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  marker = await app.make.tutor({ isEssayPsTutor: true }, { firstName: 'Mary', lastName: 'Ker' })
  student = await app.make.student({}, { firstName: 'Sam', lastName: 'Lee' })
  const item = { state: 'marked', markedAt: now, markerId: marker } as const
  made = await makeVersion(app, student, { item })
  markingId = await makeMarking(app, made.itemId, marker, { state: 'returned' })
  commentId = await firstComment(markingId)
})

async function firstComment(id: string): Promise<string> {
  const [row] = await app.db.select().from(markings).where(eq(markings.id, id))
  return row?.comments[0]?.id ?? ''
}
const reply = (as: string, text = 'Those in court.', body = {}) =>
  app.call(replyCall, as, { body: { markingId, commentId, text, ...body } })
const tick = (isDone: boolean, as = student, body = {}) =>
  app.call('POST /Writing/Writing/TickComment', as, {
    body: { markingId, commentId, isDone, ...body },
  })
const marking = async () =>
  (
    await app.call('GET /Writing/Writing/GetVersion', student, {
      query: { versionId: made.versionId },
    })
  ).data.markings[0]
const linksOf = async (userId: string) => {
  const rows = await rowsOf<{ link: string }>(
    app.db,
    sql`select n.navigatable_link link from notifications n join notification_recipients r
      on r.notification_id = n.id where r.user_id = ${userId}`,
  )
  return rows.map(({ link }) => link)
}

it('a returned marking is talked about by its student and its marker', async () => {
  expect((await reply(student, ' <b>Those</b> in court. ')).status).toBe(200)
  app.clock.advance(1_000)
  await reply(marker, 'Say so.', { commentId: null })
  expect((await marking())?.replies).toMatchObject([
    {
      commentId,
      by: 'Sam Lee',
      isMarker: false,
      at: now.toISOString(),
      text: '<b>Those</b> in court.',
    },
    { commentId: null, by: 'Mary Ker', isMarker: true, text: 'Say so.' },
  ])
  await app.db.delete(users).where(eq(users.id, marker))
  expect((await marking())?.replies[1]).toMatchObject({ by: '', isMarker: true })
})

it('the other side is told, once an hour, where it opens', async () => {
  await reply(student)
  app.clock.advance(hourMs - 1)
  await reply(student)
  // The other side has not been told by this one.
  await reply(marker)
  app.clock.advance(1)
  await reply(student)
  const item = `/submissions?tab=queue&item=${made.itemId}`
  expect(await linksOf(marker)).toEqual([item, item])
  expect(await linksOf(student)).toEqual([
    `/resources/submissions?tab=essays&piece=${made.pieceId}&version=1`,
  ])
})

it('nobody else replies, nor to what has not come back', async () => {
  const colleague = await app.make.tutor({ isEssayPsTutor: true, students: [student] })
  for (const as of [colleague, await app.make.student(), await app.make.seniorTutor()]) {
    expect((await reply(as)).status).toBe(404)
  }
  const { itemId } = await makeVersion(app, student, { item: { markerId: marker } })
  for (const state of ['draft', 'dropped'] as const) {
    markingId = await makeMarking(app, itemId, marker, { state })
    expect((await reply(student)).status).toBe(404)
    expect((await reply(marker)).status).toBe(404)
    expect((await tick(true, student, { commentId: await firstComment(markingId) })).status).toBe(
      404,
    )
  }
})

it('a comment that is not there takes neither a reply nor a tick', async () => {
  const strange = { commentId: newId() }
  for (const answer of [
    await reply(student, 'Which?', strange),
    await tick(true, student, strange),
  ]) {
    expect([answer.status, answer.errors.map(({ path }) => path)]).toEqual([
      422,
      ['body.commentId'],
    ])
  }
})

it('a marking takes 200 replies', async () => {
  await app.db.insert(markingReplies).values(
    Array.from({ length: 199 }, () => ({
      ...{ id: newId(), markingId, commentId, byId: student, at: now, text: 'Why?' },
      isTold: false,
    })),
  )
  const both = await Promise.all([reply(student), reply(marker)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await app.db.$count(markingReplies, eq(markingReplies.markingId, markingId))).toBe(200)
})

it('a student ticks what is dealt with, and unticks it, as often as they like', async () => {
  for (const isDone of [true, true]) expect((await tick(isDone)).status).toBe(200)
  expect((await marking())?.ticks).toEqual([commentId])
  for (const isDone of [false, false]) expect((await tick(isDone)).status).toBe(200)
  expect((await marking())?.ticks).toEqual([])
  expect((await tick(true, await app.make.student())).status).toBe(404)
})
