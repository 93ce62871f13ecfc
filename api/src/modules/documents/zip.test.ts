import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files, teachingDocuments, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeDocument } from './testing.ts'

const create = 'POST /Miscellaneous/tutordownloadable/CreateZip'

describe('a zip of documents', () => {
  let app: TestApp
  let tutor: string

  beforeAll(async () => {
    app = await makeTestApp()
    tutor = await app.make.tutor()
  })
  afterAll(() => app.close())

  const get = (url: string) => app.fastify.inject({ method: 'GET', url: `/api${url}` })

  it('is what was said, with each of its files as it is', async () => {
    const contents = Array.from({ length: 20 }, () => randomBytes(5_000))
    const ids: string[] = []
    for (const content of contents) ids.push(await makeDocument(app, { content, name: 'Same.pdf' }))
    const { data } = await app.call(create, tutor, { body: { ids } })
    const answer = await get(data.url)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(data.bytes),
      'content-disposition': expect.stringMatching(/^attachment; filename="documents-/),
    })
    const zip = answer.rawPayload
    expect([zip.length, data.files]).toEqual([data.bytes, 20])
    for (const content of contents) expect(zip.includes(content)).toBe(true)
    expect(zip.includes('Guides/Same (20).pdf')).toBe(true)
  })

  it('names what is missing, and is not begun', async () => {
    const [there, archived, lost] = [
      await makeDocument(app),
      await makeDocument(app, { title: 'Old guide', state: 'archived' }),
      await makeDocument(app, { title: 'Lost guide' }),
    ]
    const [row] = await app.db
      .select({ name: files.storedName })
      .from(teachingDocuments)
      .innerJoin(files, eq(files.id, teachingDocuments.fileId))
      .where(eq(teachingDocuments.id, lost))
    await app.files.remove(row?.name ?? '')
    const refused = await app.call(create, tutor, { body: { ids: [there, archived, lost] } })
    expect(refused.status).toBe(409)
    expect(refused.message).toContain('“Old guide” and “Lost guide” are not there any more')
  })

  it('has 100 documents at most, and 500 MB', async () => {
    const ids = Array.from(
      { length: 101 },
      (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    )
    expect((await app.call(create, tutor, { body: { ids } })).status).toBe(422)
    const large = await makeDocument(app)
    const [document] = await app.db
      .select()
      .from(teachingDocuments)
      .where(eq(teachingDocuments.id, large))
    await app.db
      .update(files)
      .set({ bytes: 501 * 1024 * 1024 })
      .where(eq(files.id, document?.fileId ?? ''))
    expect((await app.call(create, tutor, { body: { ids: [large] } })).status).toBe(422)
  })

  it('is nobody’s once its ticket is old or changed, its owner stopped or a document gone', async () => {
    const owner = await app.make.tutor()
    const id = await makeDocument(app)
    const { url } = (await app.call(create, owner, { body: { ids: [id] } })).data
    expect((await get(url)).statusCode).toBe(200)
    expect((await get(`${url}x`)).statusCode).toBe(404)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, owner))
    expect((await get(url)).statusCode).toBe(404)
    await app.db.update(users).set({ isActive: true }).where(eq(users.id, owner))
    await app.db
      .update(teachingDocuments)
      .set({ state: 'draft' })
      .where(eq(teachingDocuments.id, id))
    expect((await get(url)).statusCode).toBe(404)
    await app.db
      .update(teachingDocuments)
      .set({ state: 'published' })
      .where(eq(teachingDocuments.id, id))
    app.clock.advance(300_000)
    expect((await get(url)).statusCode).toBe(404)
  })
})
