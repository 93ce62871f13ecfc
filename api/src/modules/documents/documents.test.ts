import type { CallInput } from '@portal/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import {
  admissionTests,
  contentSubjects,
  documentDownloads,
  documentSubjects,
  teachingDocuments,
} from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeDocument, makeFile } from './testing.ts'

const list = 'GET /Miscellaneous/tutordownloadable'
const adminList = 'GET /Miscellaneous/admin/tutordownloadable'
const save = 'POST /Miscellaneous/admin/tutordownloadable/Save'

type Wanted = CallInput<typeof save>['body']['documents'][number]

describe('documents', () => {
  let app: TestApp
  let admin: string
  let tutor: string
  let esat: number
  let physics: number

  beforeAll(async () => {
    app = await makeTestApp()
    admin = await app.make.admin()
    tutor = await app.make.tutor()
    const [test] = await app.db
      .insert(admissionTests)
      .values({ name: 'Test of documents' })
      .returning()
    esat = test?.id ?? 0
    const [subject] = await app.db.insert(contentSubjects).values({ name: 'Optics' }).returning()
    physics = subject?.id ?? 0
  })
  beforeEach(async () => {
    await app.db.delete(teachingDocuments)
  })
  afterAll(() => app.close())

  const titles = async (query: object) => {
    const { data } = await app.call(list, tutor, { query })
    return data.documents.map(({ title }: { title: string }) => title)
  }
  const wanted = (more: Partial<Wanted> & Pick<Wanted, 'fileId'>): Wanted => ({
    ...{ kind: 'guide', title: 'Interviews', description: '', subjectIds: [] },
    ...{ admissionTestId: null, sectionId: null, year: null, paperPart: null, state: 'draft' },
    ...more,
  })
  const paper = (year: number, paperPart: 'question paper' | 'mark scheme', title: string) =>
    makeDocument(app, { kind: 'past paper', admissionTestId: esat, year, paperPart, title })

  it('are what is published, found by shelf, subject, year and words', async () => {
    await makeDocument(app, { title: 'Draft', state: 'draft' })
    const plan = await makeDocument(app, { kind: 'lesson plan', title: 'vectors 100%' })
    await makeDocument(app, { title: 'Essays' })
    await app.db.insert(documentSubjects).values({ documentId: plan, subjectId: physics })
    await paper(2023, 'question paper', 'B')
    await paper(2024, 'mark scheme', 'A')
    await paper(2024, 'question paper', 'Z')
    expect(await titles({})).toEqual(['Essays', 'vectors 100%', 'Z', 'A', 'B'])
    expect(await titles({ shelf: 'guidance' })).toEqual(['Essays', 'vectors 100%'])
    expect(await titles({ shelf: 'papers', year: 2024 })).toEqual(['Z', 'A'])
    expect(await titles({ shelf: 'papers', paperPart: 'mark scheme' })).toEqual(['A'])
    expect(await titles({ admissionTestId: esat })).toEqual(['Z', 'A', 'B'])
    expect(await titles({ subjectId: physics })).toEqual(['vectors 100%'])
    expect(await titles({ search: '0%' })).toEqual(['vectors 100%'])
    const { data } = await app.call(`${list}/GetChoices`, tutor)
    expect(data.years).toEqual([2024, 2023])
  })

  it('are saved all or none, each refusal with its place', async () => {
    const fileId = await makeFile(app, { uploadedBy: admin })
    const foreign = await makeFile(app, { uploadedBy: tutor })
    const both = [wanted({ fileId }), wanted({ fileId: foreign, title: 'Foreign' })]
    const refused = await app.call(save, admin, { body: { documents: both } })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'body.documents.1.fileId' }] })
    expect(refused.message).toContain('“Foreign”')
    expect(await app.db.$count(teachingDocuments)).toBe(0)
    const strange = wanted({ fileId, subjectIds: [2_000_000] })
    expect(await app.call(save, admin, { body: { documents: [strange] } })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.documents.0.subjectIds' }],
    })
    const good = await app.call(save, admin, { body: { documents: [wanted({ fileId })] } })
    expect(good).toMatchObject({ status: 200, data: [{ version: 1 }] })
  })

  it('want a test and a part of a past paper, and never 51 at once', async () => {
    const fileId = await makeFile(app, { uploadedBy: admin })
    const without = wanted({ kind: 'past paper', fileId, year: 2024 })
    expect((await app.call(save, admin, { body: { documents: [without] } })).status).toBe(422)
    const many = Array.from({ length: 51 }, () => wanted({ fileId }))
    expect((await app.call(save, admin, { body: { documents: many } })).status).toBe(400)
  })

  it('refuse a stale save, and none of its companions is saved', async () => {
    const fileId = await makeFile(app, { uploadedBy: admin })
    const made = await app.call(save, admin, { body: { documents: [wanted({ fileId })] } })
    const id = made.data[0]?.id ?? ''
    const again = (version: number, title: string) => wanted({ id, version, fileId, title })
    expect((await app.call(save, admin, { body: { documents: [again(1, 'Two')] } })).status).toBe(
      200,
    )
    const stale = [wanted({ fileId, title: 'New' }), again(1, 'Three')]
    const refused = await app.call(save, admin, { body: { documents: stale } })
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('“Three”')])
    expect(await app.db.$count(teachingDocuments)).toBe(1)
  })

  it('keep their record when the file is replaced, and say so for 14 days', async () => {
    const first = await makeFile(app, { uploadedBy: admin })
    const second = await makeFile(app, { uploadedBy: admin })
    const published = { state: 'published', title: 'Replaced' } as const
    const made = await app.call(save, admin, {
      body: { documents: [wanted({ ...published, fileId: first })] },
    })
    const id = made.data[0]?.id ?? ''
    const isNew = async () =>
      (await app.call(list, tutor, { query: {} })).data.documents[0]?.isNewVersion
    expect(await isNew()).toBe(false)
    const changed = wanted({ ...published, id, version: 1, fileId: second })
    await app.call(save, admin, { body: { documents: [changed] } })
    expect(await isNew()).toBe(true)
    const back = { kind: 'document', id, version: 1, currentVersion: 2 } as const
    await app.call('POST /Content/admin/History/Restore', admin, { body: back })
    const { data } = await app.call(adminList, admin, { query: {} })
    expect(data.documents[0]).toMatchObject({ version: 3, file: { id: first }, state: 'published' })
    app.clock.advance(14 * 86_400_000)
    expect(await isNew()).toBe(false)
  })

  it('are counted by the day, and listed by it', async () => {
    const [rare, often] = [await makeDocument(app), await makeDocument(app, { title: 'Often' })]
    const count = (id: string) =>
      app.call('POST /Miscellaneous/tutordownloadable/CountDownload', tutor, { body: { id } })
    await count(often)
    await count(often)
    await count(rare)
    const days = await app.db
      .select()
      .from(documentDownloads)
      .where(eq(documentDownloads.documentId, often))
    expect(days).toMatchObject([{ count: 2 }])
    const query = { sort: 'downloads', direction: 'desc' } as const
    const { data } = await app.call(adminList, admin, { query })
    expect(data.documents.map(({ downloads }: { downloads: number }) => downloads)).toEqual([2, 1])
  })

  it('find the published ones by an index', async () => {
    const [plan] = await rowsOf<{ 'QUERY PLAN': string }>(
      app.db,
      sql`explain select id from teaching_documents where state = 'published'
        order by lower(title), id limit 20`,
    ).then((rows) => [rows.map((row) => row['QUERY PLAN']).join('\n')])
    expect(plan).toContain('teaching_documents_shown')
  })
})
