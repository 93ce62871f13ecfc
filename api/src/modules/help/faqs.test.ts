import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { faqs } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeFaq, makeMessage, question } from './testing.ts'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(faqs)
})

const save = async (change: Partial<typeof question> = {}) =>
  await app.call('POST /Help/admin/Faq/Save', admin, { body: { ...question, ...change } })
const shownTo = async (person: string) =>
  (await app.call('GET /Help/Faq/GetFaqs', person)).data.sections
const edited = async (audience: 'student' | 'tutor' | 'school' = 'student') =>
  (await app.call('GET /Help/admin/Faq/GetFaqs', admin, { query: { audience } })).data.faqs

describe('frequent questions', () => {
  it('are shown to their audience alone, once they are published', async () => {
    await save()
    await save({ question: 'For tutors', audience: 'tutor' })
    await save({ question: 'For schools', audience: 'school' })
    await save({ question: 'Not yet', state: 'draft' })
    await save({ question: 'No more', state: 'archived' })
    const named = async (person: string) =>
      (await shownTo(person)).flatMap(({ faqs: own }) => own.map((faq) => faq.question))
    expect(await named(await app.make.student())).toEqual([question.question])
    expect(await named(await app.make.tutor())).toEqual(['For tutors'])
    expect(await named(await app.make.seniorTutor())).toEqual(['For tutors'])
    expect(await named(await app.make.schoolManager([]))).toEqual(['For schools'])
  })

  it('come by section, in the order that admins give them', async () => {
    const ids: string[] = []
    for (const [section, name] of [
      ['A', '1'],
      ['B', '2'],
      ['A', '3'],
    ] as const) {
      ids.push((await save({ section, question: name })).data.id)
    }
    const student = await app.make.student()
    const order = async () =>
      (await shownTo(student)).map(({ name, faqs: own }) => [
        name,
        ...own.map((faq) => faq.question),
      ])
    expect(await order()).toEqual([
      ['A', '1', '3'],
      ['B', '2'],
    ])
    const put = async (wanted: string[]) =>
      await app.call('POST /Help/admin/Faq/Order', admin, {
        body: { audience: 'student', ids: wanted },
      })
    expect((await put([...ids].reverse())).status).toBe(200)
    expect(await order()).toEqual([
      ['A', '3', '1'],
      ['B', '2'],
    ])
    expect((await put(ids.slice(1))).status).toBe(409)
    expect((await put([...ids, ids[0] ?? ''])).status).toBe(409)
  })

  it('are cleaned, and have something to read', async () => {
    await save({
      answer: '<p onclick="x()">Open <script>1</script><a href="javascript:1">it</a></p>',
    })
    const [faq] = await edited()
    expect(faq?.answer).not.toMatch(/script|onclick/)
    expect(await save({ answer: '<p> </p>' })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.answer' }] },
    })
  })

  it('refuse a stale save with what was saved since, and keep every version', async () => {
    const { id } = (await save()).data
    expect((await save({ id, version: 1, question: 'How?' })).data.version).toBe(2)
    expect(await save({ id, version: 1, question: 'Why?' })).toMatchObject({
      ...{ status: 409, data: { version: 2, values: { question: 'How?' } } },
    })
    const record = { kind: 'faq' as const, id }
    const versions = await app.call('GET /Content/admin/History/GetVersions', admin, {
      query: record,
    })
    expect(versions.data.map(({ version }) => version)).toEqual([2, 1])
    await app.call('POST /Content/admin/History/Restore', admin, {
      body: { ...record, version: 1, currentVersion: 2 },
    })
    expect((await edited())[0]).toMatchObject({ question: question.question, version: 3 })
  })

  it('stand at the end of another audience once they are moved there', async () => {
    const first = await makeFaq(app, { audience: 'tutor' })
    const { id } = (await save()).data
    await save({ id, version: 1, audience: 'tutor' })
    expect((await edited('tutor')).map((faq) => faq.id)).toEqual([first, id])
  })

  it('count who wrote after reading them', async () => {
    const faqId = await makeFaq(app)
    await makeMessage(app, await app.make.student(), { faqId })
    await makeMessage(app, await app.make.student(), { faqId })
    await makeMessage(app, await app.make.student())
    expect(await edited()).toMatchObject([{ id: faqId, wroteAfter: 2 }])
  })

  it('are read in their order by an index', async () => {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const rows = await rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select id from faqs where audience = 'student' order by position, id`,
      )
      expect(JSON.stringify(rows)).toContain('faqs_in_order')
    })
  })
})
