import type { CallInput } from '@portal/shared/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineHandlers } from '../calls.ts'
import { newId } from '../database/ids.ts'
import { schools } from '../database/schema/index.ts'
import { Problem } from '../problem.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'

const call = 'POST /Revise/api/Revise/CreateSet'

/** Stands for any write: it keeps a row, and answers with its id. */
const handlers = defineHandlers({
  [call]: async ({ db, body, now, say }) => {
    const id = newId()
    await db.insert(schools).values({ id, name: `Written ${id}`, createdAt: now })
    if (body.size === 13) throw new Problem(422, 'Thirteen is too many.')
    if (body.size === 7) say('Seven it is.')
    return { id, subjectSlug: 'all' }
  },
})

let app: TestApp
let student: string

beforeAll(async () => {
  app = await makeTestApp({ handlers })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
  await app.db.delete(schools)
  student = await app.make.student()
})

const body: CallInput<typeof call>['body'] = {
  admissionTestId: 1,
  sectionId: null,
  subjectIds: [],
  topicIds: [],
  status: [],
  difficulties: [],
  questionTypes: [],
  size: 5,
  order: 'random',
  feedback: 'end',
  timing: 'none',
  minutes: null,
}

const write = (key: string | undefined, changed: object = {}, as = student) =>
  app.call(
    call,
    as,
    { body: { ...body, ...changed } },
    key === undefined ? {} : { 'idempotency-key': key },
  )

const written = async () => (await app.db.select().from(schools)).length

describe('a write with an Idempotency-Key', () => {
  it('runs once and gives the same answer again', async () => {
    const first = await write('key-1')
    const second = await write('key-1')
    expect(second.data).toEqual(first.data)
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ])
    expect(await written()).toBe(1)
  })

  it('says again what was said beside the answer, and nothing where nothing was', async () => {
    const said = [await write('key-1', { size: 7 }), await write('key-1', { size: 7 })]
    expect(said.map(({ message }) => message)).toEqual(['Seven it is.', 'Seven it is.'])
    expect((await write(undefined, { size: 7 })).message).toBe('Seven it is.')
    expect((await write('key-2')).message).toBeNull()
    expect((await write('key-2')).message).toBeNull()
  })

  it('runs once when twelve copies come at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => write('key-1')))
    expect(all.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(new Set(all.map(({ data }) => data.id)).size).toBe(1)
    expect(await written()).toBe(1)
  })

  it('runs each time without a key, for another key, and for another person', async () => {
    const other = await app.make.student()
    await write(undefined)
    await write(undefined)
    await write('key-1')
    await write('key-2')
    await write('key-1', {}, other)
    expect(await written()).toBe(5)
  })

  it('is refused when the key comes with other input', async () => {
    await write('key-1')
    const answer = await write('key-1', { size: 6 })
    expect([answer.status, answer.message]).toEqual([
      422,
      'This Idempotency-Key was used for another call before.',
    ])
    expect(await written()).toBe(1)
  })

  it('leaves nothing behind when it fails, so that it can be tried again', async () => {
    const failed = await write('key-1', { size: 13 })
    expect([failed.status, failed.message]).toEqual([422, 'Thirteen is too many.'])
    expect(await written()).toBe(0)
    expect((await write('key-1')).status).toBe(200)
    expect(await written()).toBe(1)
  })

  it('is a new one after 24 hours', async () => {
    const first = await write('key-1')
    app.clock.advance(24 * 3_600_000 + 1)
    const later = await write('key-1')
    expect(later.data.id).not.toBe(first.data.id)
    expect(await written()).toBe(2)
  })

  it('needs a plain key', async () => {
    expect((await write('with space')).status).toBe(400)
    expect((await write('x'.repeat(201))).status).toBe(400)
  })
})
