import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCsv } from '../../csv/index.ts'
import { makeTestApp, statementsOf, type TestApp } from '../../testing/index.ts'
import { makeProgramme } from '../programmes/testing.ts'
import { tableCheckJob } from './check.job.ts'
import { forgetOldRows } from './imports.repository.ts'
import {
  askToApply,
  checkedFile,
  header,
  makeTableImport,
  runImports,
  sendFile,
  stand,
} from './testing.ts'

const now = new Date('2026-06-30T09:00:00Z')

let app: TestApp
let ada: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  ada = await app.make.admin({ passwordHash: 'x' })
  await makeProgramme(app, { name: 'Premium', quarters: 80 })
})
afterAll(() => app.close())

const rowsOfImport = async (importId: string, state?: 'bad' | 'create' | 'unchanged') => {
  const query = { importId, ...(state && { state }) }
  return (await app.call('GET /User/admin/Import/GetRows', ada, { query })).data
}
describe('a template', () => {
  it('is itself a file that is read whole', async () => {
    const { data } = await app.call('GET /User/admin/Import/GetTemplate', ada, {
      query: { kind: 'people' },
    })
    const { columns, counts } = await checkedFile(app, ada, await data.arrayBuffer())
    expect(columns.every(({ field }) => field !== null)).toBe(true)
    expect(counts).toEqual({ create: 2, update: 0, unchanged: 0, bad: 0 })
  })
})

describe('a file that is brought', () => {
  it('says as what it was read, and how full its columns are', async () => {
    const latin = Buffer.from('Email;Nachname;X\nzoe@y.test;Zoë;\nb@y.test;;\n', 'latin1')
    const seen = await checkedFile(app, ada, latin)
    expect(seen).toMatchObject({
      encoding: 'Windows-1252',
      separator: ';',
      rows: 2,
      state: 'checked',
    })
    expect(seen.columns).toEqual([
      { header: 'Email', field: 'email', filledShare: 1, examples: ['b@y.test', 'zoe@y.test'] },
      { header: 'Nachname', field: null, filledShare: 0.5, examples: ['Zoë'] },
    ])
  })

  it.each<[string, string | Buffer<ArrayBuffer>, number, string]>([
    ['10,001 rows', `Email\n${'a@b.test\n'.repeat(10_001)}`, 422, '10001 rows; at most 10000'],
    [
      'a cell of 200,000 characters',
      `Email\n${'x'.repeat(200_000)}`,
      422,
      'Line 2: “Email” is longer',
    ],
    ['NUL', 'Email\na\0@b.test\n', 422, 'Line 2 holds a character that is no text'],
    ['a header twice', 'Email,Email\na,b\n', 422, 'The column “Email” is there twice'],
    ['no row', 'Email\n', 422, 'no rows below its header'],
    [
      '101 columns',
      `${Array.from({ length: 101 }, (_, at) => `c${at}`).join()}\nx`,
      422,
      '101 columns',
    ],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n', 415, 'File must be a CSV'],
    [
      'an old spreadsheet',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      415,
      'Save as” with the type “CSV UTF-8',
    ],
    ['bytes of anything', Buffer.from([1, 2, 3, 0, 5]), 415, 'File must be a CSV'],
    ['5 MB', Buffer.alloc(5 * 1024 * 1024, 'a'), 413, 'less than 5MB'],
  ])('is refused with %s', async (_what, content, status, says) => {
    const answer = await sendFile(app, ada, content)
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(says)])
  })

  it('is checked row by row, each bad one by its line, and as a file', async () => {
    const csv = `${header}\n"Parent","Two\nlines","A","ok@bad.test",,,,,\n\nParent,,"=1+1",x,13,,,,\n`
    const { importId, counts, fingerprint } = await checkedFile(app, ada, csv)
    expect(counts).toEqual({ create: 1, update: 0, unchanged: 0, bad: 1 })
    const { rows, totalCount } = await rowsOfImport(importId, 'bad')
    expect(totalCount).toBe(1)
    expect(rows[0]).toMatchObject({ line: 5, values: { 'Last name': '=1+1', Email: 'x' } })
    expect(rows[0]?.errors.map(({ field }) => field)).toEqual(['email', 'firstName', 'yearGroup'])
    const file = await app.call('GET /User/admin/Import/ExportBadRows', ada, {
      query: { importId },
    })
    const text = await file.data.text()
    expect(text).toContain("'=1+1")
    expect(parseCsv(new TextEncoder().encode(text)).rows[0]?.cells).toMatchObject({
      ...{ line: '5', Role: 'Parent', Email: 'x' },
      problem:
        '“x” is no email address. Write a first name. Only students have this; leave it empty.',
    })
    const refused = await askToApply(app, ada, { importId, fingerprint })
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('bad rows')])
  })

  it('is checked again with other columns, each of which fills one field', async () => {
    const { importId } = await checkedFile(app, ada, 'Address,Note\na@col.test,b@col.test\n')
    const set = (columns: { header: string; field: string | null }[]) =>
      app.call('POST /User/admin/Import/SetColumns', ada, { body: { importId, columns } })
    const both = await set([
      { header: 'Address', field: 'email' },
      { header: 'Note', field: 'email' },
    ])
    expect(both).toMatchObject({ status: 422, errors: [{ path: 'body.columns.0.field' }, {}] })
    expect((await set([{ header: 'Gone', field: null }])).status).toBe(422)
    expect((await set([{ header: 'Note', field: 'constructor' }])).status).toBe(422)
    expect((await set([{ header: 'Address', field: 'email' }])).status).toBe(200)
    expect((await set([])).status).toBe(409)
    await runImports(app)
    expect((await rowsOfImport(importId)).rows[0]?.errors.map(({ field }) => field)).toEqual([
      ...['role', 'firstName', 'lastName'],
    ])
  })
})

it('checks 3,000 rows in at most 30 statements, as few as three', async () => {
  const statements = async (rows: number) => {
    const lines = Array.from({ length: rows }, (_, at) => `Parent,A,B,p${at}@many.test,,,,,`)
    const { data } = await sendFile(app, ada, `${header}\n${lines.join('\n')}\n`)
    return await app.db.transaction(async (tx) => {
      const step = { tx, now, server: app.server, cursor: null, input: { importId: data.importId } }
      return await statementsOf(tx, () => tableCheckJob.step(step))
    })
  }
  const few = await statements(3)
  expect(few).toBeLessThan(12)
  // Cells and outcomes go in parts of 1,000.
  expect(await statements(3_000)).toBe(few + 5)
})

it('keeps rows for 90 days', async () => {
  const { id: importId } = await makeTableImport(app, 'checked')
  const later = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000 + 1)
  await forgetOldRows(app.db, later(89))
  expect((await rowsOfImport(importId)).totalCount).toBe(1)
  await forgetOldRows(app.db, later(90))
  expect((await rowsOfImport(importId)).totalCount).toBe(0)
  expect((await stand(app, ada, importId)).state).toBe('discarded')
})
