import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users, writingDrafts, writingSnapshots, writings } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePiece, makeSnapshot, partOf } from './testing.ts'

const saveCall = 'POST /Writing/Writing/SaveDraft'
const now = new Date('2026-03-02T10:00:00Z')
const device = '018f0000-0000-7000-8000-0000000000d1'
const other = '018f0000-0000-7000-8000-0000000000d2'
const minuteMs = 60_000

let app: TestApp
let student: string
let pieceId: string

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  student = await app.make.student()
  pieceId = await makePiece(app, student)
})

type Input = Parameters<typeof app.call<typeof saveCall>>[2]
type Body = NonNullable<Input>['body']
const save = (baseRevision: number, text: string, more: Partial<Body> = {}, as = student) =>
  app.call(saveCall, as, {
    body: { pieceId, baseRevision, device, parts: [partOf(text)], ...more },
  })
const stored = async () => {
  const [row] = await app.db
    .select()
    .from(writingDrafts)
    .where(eq(writingDrafts.writingId, pieceId))
  return row
}
const textOfStored = async () => (await stored())?.parts[0]?.ops[0]?.insert
const states = async () =>
  (await app.call('GET /Writing/Writing/GetSnapshots', student, { query: { pieceId } })).data
const causes = async () => (await states()).map(({ cause }) => cause)

describe('a draft', () => {
  it('is saved tidily, with what was counted, by two statements', async () => {
    const text = '“Law”\tand\r\nlife\r\n\r\n'
    const { data } = await save(0, text)
    expect(data).toEqual({
      ...{ revision: 1, savedAt: now.toISOString(), characters: [14], words: 3 },
    })
    expect(await stored()).toMatchObject({ revision: 1, device, words: 3, characters: [14] })
    expect(await textOfStored()).toBe('“Law”\tand\nlife\n\n')
    const body = { pieceId, baseRevision: 1, device, parts: [partOf('Other words')] }
    expect(await queriesOf(app, saveCall, student, { body })).toBe(2)
  })

  it('is not saved over what another device has saved since', async () => {
    await save(0, 'One')
    expect((await save(1, 'Two')).data.revision).toBe(2)
    expect((await save(1, 'Three', { device: other })).status).toBe(409)
    expect((await save(0, 'One')).status).toBe(409)
    expect((await save(7, 'Three')).status).toBe(409)
    expect(await textOfStored()).toBe('Two\n')
  })

  it('is answered as before where the same comes again, in any order', async () => {
    const first = await save(0, 'One')
    app.clock.advance(minuteMs)
    for (const base of [0, 1, 0]) expect((await save(base, 'One')).data).toEqual(first.data)
    expect(await stored()).toMatchObject({ revision: 1, savedAt: now })
  })

  it('is written once by many who start from the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(0, `Text ${index % 2}`)),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(new Set(good.map(({ data }) => data.revision))).toEqual(new Set([1]))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
    expect((await stored())?.revision).toBe(1)
  })

  it.each([
    ['a link', { insert: 'here', attributes: { link: 'javascript:alert(1)' } }],
    ['another format', { insert: 'here', attributes: { color: 'red' } }],
    ['a heading of the first level', { insert: '\n', attributes: { header: 1 } }],
    ['a picture', { insert: { image: 'data:image/png;base64,AA==' } }],
    ['something beside', { insert: 'here', retain: 3 }],
  ])('takes no %s', async (_name, op) => {
    const bad = JSON.parse(JSON.stringify({ ops: [op] }))
    const answer = await save(0, '', { parts: [bad] })
    expect([answer.status, answer.errors[0]?.path]).toEqual([422, 'body.parts.0'])
    expect((await save(0, 'Words', { keep: [bad] })).status).toBe(422)
    expect((await stored())?.revision).toBe(0)
  })

  it('has as many parts as its kind, and no formats in a statement', async () => {
    const two = [partOf('One'), partOf('Two')]
    expect((await save(0, '', { parts: two })).errors[0]?.path).toBe('body.parts')
    expect((await save(0, 'Words', { keep: two })).errors[0]?.path).toBe('body.keep')
    const statement = await makePiece(app, student, { kind: 'statement' })
    expect((await save(0, 'One', { pieceId: statement })).status).toBe(422)
    const bold = { ops: [{ insert: 'Law', attributes: { bold: true as const } }] }
    const parts = [bold, partOf('Two'), partOf('')]
    expect((await save(0, '', { pieceId: statement, parts })).data.characters).toEqual([3, 3, 0])
    const kept = await app.db
      .select()
      .from(writingDrafts)
      .where(eq(writingDrafts.writingId, statement))
    expect(kept[0]?.parts[0]).toEqual(partOf('Law'))
  })

  it('has 200,000 characters at most, and comes in 900 kB', async () => {
    const most = 'x'.repeat(200_000)
    expect((await save(0, most)).data.characters).toEqual([200_000])
    expect((await save(1, `${most}x`)).status).toBe(413)
    expect((await save(1, 'Words', { keep: [partOf(`${most}x`)] })).status).toBe(413)
    expect((await save(1, '\u20ac'.repeat(310_000))).status).toBe(413)
    expect((await stored())?.revision).toBe(1)
  })

  it('is saved with the right of its kind alone, and never while a parent looks on', async () => {
    const writer = await app.make.student({ hasPsSubmission: false })
    const statement = await makePiece(app, writer, { kind: 'statement' })
    const parts = ['One', 'Two', 'Three'].map(partOf)
    const answer = await save(0, '', { pieceId: statement, parts }, writer)
    expect([answer.status, answer.message]).toEqual([
      ...[403, 'Your programme does not include personal statements.'],
    ])
    const essay = await makePiece(app, writer)
    expect((await save(0, 'Words', { pieceId: essay }, writer)).status).toBe(200)
    const view = await app.tokenOf(student, { isImpersonating: true })
    const headers = { authorization: `Bearer ${view}` }
    const url = '/api/Writing/Writing'
    const payload = { pieceId, baseRevision: 0, device, parts: [partOf('Words')] }
    const sent = { method: 'POST', url: `${url}/SaveDraft`, headers, payload } as const
    expect((await app.fastify.inject(sent)).statusCode).toBe(403)
    const read = { method: 'GET', url: `${url}/GetSnapshots?pieceId=${pieceId}`, headers } as const
    expect((await app.fastify.inject(read)).statusCode).toBe(200)
  })

  it('is not saved by a stopped account, nor of a piece that was removed', async () => {
    const token = await app.tokenOf(student)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, student))
    const body = { pieceId, baseRevision: 0, device, parts: [partOf('Words')] }
    const stopped = await app.fastify.inject({
      ...{ method: 'POST', url: '/api/Writing/Writing/SaveDraft', payload: body },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(stopped.statusCode).toBe(403)
    await app.db.update(users).set({ isActive: true }).where(eq(users.id, student))
    await app.db.update(writings).set({ deletedAt: now }).where(eq(writings.id, pieceId))
    expect((await save(0, 'Words')).status).toBe(404)
    expect((await stored())?.revision).toBe(0)
  })

  it('holds markup as the words that it is', async () => {
    await save(0, '<script>alert(1)</script>')
    expect(await textOfStored()).toBe('<script>alert(1)</script>\n')
  })
})

describe('states of a draft', () => {
  it('are kept after ten minutes of writing', async () => {
    await save(0, 'One')
    app.clock.advance(9 * minuteMs)
    await save(1, 'One two')
    expect(await causes()).toEqual([])
    app.clock.advance(minuteMs)
    await save(2, 'One two three')
    app.clock.advance(minuteMs)
    await save(3, 'One two three four')
    const [state, ...rest] = await states()
    expect(rest).toEqual([])
    expect(state).toMatchObject({ cause: 'pause', words: 2, characters: [7] })
    const kept = await app.call('GET /Writing/Writing/GetSnapshot', student, {
      query: { snapshotId: state?.snapshotId ?? '' },
    })
    expect(kept.data).toMatchObject({ cause: 'pause', parts: [partOf('One two')] })
  })

  it('are kept before 200 characters are taken away', async () => {
    await save(0, 'x'.repeat(300))
    await save(1, 'x'.repeat(101))
    expect(await causes()).toEqual([])
    await save(2, 'x'.repeat(300))
    await save(3, 'x'.repeat(100))
    expect(await states()).toMatchObject([{ cause: 'cut', characters: [300] }])
  })

  it('are kept of both sides where two devices are joined, once', async () => {
    await save(0, 'Theirs')
    const joined = () => save(1, 'Theirs and mine', { keep: [partOf('Mine')], device: other })
    await joined()
    expect((await joined()).data.revision).toBe(2)
    const both = await states()
    expect(both.map(({ cause, characters }) => [cause, characters])).toEqual(
      expect.arrayContaining([
        ['merge', [6]],
        ['merge', [4]],
      ]),
    )
    expect(both).toHaveLength(2)
  })

  it('are the newest 50', async () => {
    await save(0, 'x'.repeat(1_000))
    for (let index = 0; index < 50; index += 1) {
      const at = new Date(now.getTime() - (50 - index) * minuteMs)
      await makeSnapshot(app, pieceId, { at, words: index })
    }
    await save(1, 'x')
    const kept = await states()
    expect(kept).toHaveLength(50)
    expect([kept[0]?.cause, kept.at(-1)?.words]).toEqual(['cut', 1])
    await save(2, 'Joined', { keep: [partOf('Mine')] })
    expect(await app.db.$count(writingSnapshots, eq(writingSnapshots.writingId, pieceId))).toBe(50)
  })

  it('are the draft again where that is wished, and the draft before is kept', async () => {
    const restore = (snapshotId: string, baseRevision: number) =>
      app.call('POST /Writing/Writing/RestoreSnapshot', student, {
        body: { snapshotId, baseRevision },
      })
    const at = new Date(now.getTime() - minuteMs)
    const id = await makeSnapshot(app, pieceId, { at })
    await save(0, 'As it is.')
    expect((await restore(id, 0)).status).toBe(409)
    const { data } = await restore(id, 1)
    expect(data).toEqual({ revision: 2, parts: [partOf('As it was.')] })
    expect((await restore(id, 1)).data).toEqual(data)
    expect((await states())[0]).toMatchObject({ cause: 'restore', characters: [9] })
    expect(await stored()).toMatchObject({ revision: 2, words: 3, characters: [10] })
    await app.db.update(writings).set({ deletedAt: now }).where(eq(writings.id, pieceId))
    expect((await restore(id, 2)).status).toBe(404)
  })
})
