import { fileOfRecord } from '@portal/shared/api/schemas'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { files, fileUses } from '../../database/schema/index.ts'
import { statementsOf } from '../../testing/count-queries.ts'
import { askedInTest, makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePdf } from '../../testing/pdf.ts'
import { attachFiles, type FileUse, fileColumn, filesOfRecord } from './index.ts'

let app: TestApp
let student: string
let tutor: string
let use: FileUse

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  student = await app.make.student()
  tutor = await app.make.tutor({ students: [student] })
  use = { area: 'picture', recordId: student }
})
afterAll(() => app.close())

async function bring(as: string): Promise<string> {
  const file = new File([Buffer.from('GIF89a')], 'a.gif', { type: 'image/gif' })
  const { data } = await app.call('POST /File/File/Upload', as, { query: { kind: 'image' }, file })
  return data.id
}

/** Saves a record with these files, as whoever it is. */
const attach = async (as: string, fields: Parameters<typeof attachFiles>[2], to: FileUse = use) =>
  await inTransaction(await askedInTest(app, as), (within) => attachFiles(within, to, fields))

async function shown(to: FileUse = use) {
  const rows = await app.db.select().from(fileUses).where(eq(fileUses.recordId, to.recordId))
  return rows.map(({ fileId }) => fileId).toSorted()
}

const freeSince = async (id: string) =>
  (await app.db.select().from(files).where(eq(files.id, id)))[0]?.freeSince

it('a record shows what its texts and fields hold, and what they hold no more is free', async () => {
  const [one, two, three] = [await bring(tutor), await bring(tutor), await bring(tutor)]
  await attach(tutor, { text: [one, two], cover: [two] })
  expect(await shown()).toEqual([one, two].toSorted())
  expect(await freeSince(one)).toBeNull()
  await attach(tutor, { text: [two, three], cover: [] })
  expect(await shown()).toEqual([two, three].toSorted())
  expect([await freeSince(one), await freeSince(two)]).toEqual([app.clock.now(), null])
  await attach(tutor, { text: [] })
  expect(await shown()).toEqual([])
})

it('a file of somebody else is refused at its field, and nothing is changed', async () => {
  const [own, foreign] = [await bring(tutor), await bring(student)]
  await attach(tutor, { text: [own] })
  const save = attach(tutor, { text: [], solution: [own, foreign], cover: [own] })
  await expect(save).rejects.toMatchObject({
    status: 422,
    errors: [{ path: 'body.solution', message: expect.stringContaining('not yours to use') }],
  })
  expect(await shown()).toEqual([own])
})

it('a file that is not there is refused alike', async () => {
  const gone = '00000000-0000-4000-8000-00000000dead'
  await expect(attach(tutor, { text: [gone] })).rejects.toMatchObject({ status: 422 })
})

it('what one may open may be used elsewhere, and what a record shows may stay in it', async () => {
  const foreign = await bring(student)
  await attach(student, { text: [foreign] })
  // The tutor has the student in sight, and so the files of the student's record.
  const elsewhere: FileUse = { area: 'logo', recordId: 'a school' }
  await attach(tutor, { text: [foreign] }, elsewhere)
  expect(await shown(elsewhere)).toEqual([foreign])
  const stranger = await app.make.tutor()
  await expect(attach(stranger, { text: [foreign] }, elsewhere)).resolves.toBeUndefined()
  await expect(
    attach(stranger, { text: [foreign] }, { area: 'logo', recordId: 'another' }),
  ).rejects.toMatchObject({ status: 422 })
})

async function bringAs(as: string, kind: 'pdf' | 'csv' | 'document'): Promise<string> {
  const content = kind === 'csv' ? 'name,age' : makePdf(1)
  const file = new File([Buffer.from(content)], 'a')
  const { data } = await app.call('POST /File/File/Upload', as, { query: { kind }, file })
  return data.id
}

it('a file is of the kind that its field holds, which is an image unless it says another', async () => {
  const admin = await app.make.admin()
  const [pdf, csv, image] = [
    await bringAs(admin, 'pdf'),
    await bringAs(admin, 'csv'),
    await bring(admin),
  ]
  const record: FileUse = { area: 'logo', recordId: 'kinds' }
  await expect(
    attach(
      admin,
      { text: [image, pdf], cover: [csv], slides: { ids: [csv], kind: 'pdf' } },
      record,
    ),
  ).rejects.toMatchObject({
    status: 422,
    errors: [
      { path: 'body.text', message: 'File must be an image' },
      { path: 'body.cover', message: 'File must be an image' },
      { path: 'body.slides', message: 'File must be a PDF' },
    ],
  })
  expect(await shown(record)).toEqual([])
  await attach(admin, { text: [image], slides: { ids: [pdf], kind: 'document' } }, record)
  expect(await shown(record)).toEqual([image, pdf].toSorted())
  // That the record shows it does not make it fit for every field.
  const moved = attach(admin, { text: [pdf] }, record)
  await expect(moved).rejects.toMatchObject({ errors: [{ path: 'body.text' }] })
  await app.db
    .update(files)
    .set({ bytes: 2 * 1024 * 1024 })
    .where(eq(files.id, image))
  await expect(attach(admin, { text: [image] }, record)).rejects.toMatchObject({
    errors: [{ path: 'body.text', message: 'File size must be less than 2MB' }],
  })
})

it('it takes as many statements for many files as for two', async () => {
  const ids: string[] = []
  for (let nth = 0; nth < 16; nth += 1) ids.push(await bring(nth % 2 === 0 ? student : tutor))
  await attach(student, { text: ids.filter((_, nth) => nth % 2 === 0) })
  const count = async (recordId: string, text: string[]) =>
    await inTransaction(await askedInTest(app, tutor), async (within) => {
      const save = () => attachFiles(within, { area: 'logo', recordId }, { text })
      return await statementsOf(within.db, save)
    })
  expect(await count('many', ids)).toBe(await count('few', ids.slice(0, 2)))
  expect(await count('many', [])).toBe(await count('few', []))
})

it('a record’s files have their own names and sizes, in the order of their ids', async () => {
  const [one, two] = [await bring(tutor), await bring(tutor)]
  const own = (id: string) => ({ id, name: 'a.gif', bytes: 6 })
  const found = await filesOfRecord(app.db, [two, crypto.randomUUID(), one])
  expect(found).toEqual([own(two), own(one)])
  expect(found.map((file) => fileOfRecord.parse(file))).toEqual(found)
  const rows = await rowsOf(
    app.db,
    sql`select ${fileColumn(sql`${one}::uuid`)} plan, ${fileColumn(sql`null::uuid`)} missing`,
  )
  expect(rows).toEqual([{ plan: own(one), missing: null }])
})
