import { ucas2026 } from '@portal/shared/writing-rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileUses, writingDrafts } from '../../database/schema/index.ts'
import { docxOf, paragraph, run } from '../../reading-documents/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePdf } from '../../testing/pdf.ts'
import { makePiece, makeUpload, partOf } from './testing.ts'

const readCall = 'POST /Writing/Writing/ReadFile'
const now = new Date('2026-03-02T10:00:00Z')
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

let app: TestApp
let student: string
let pieceId: string

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.make.student()
  pieceId = await makePiece(app, student)
})

type Into = NonNullable<Parameters<typeof app.call<typeof readCall>>[2]>['body']['into']
const read = (fileId: string, into: Into = 'replace', more: object = {}) =>
  app.call(readCall, student, { body: { pieceId, fileId, into, baseRevision: 0, ...more } })
const docx = (...lines: string[]) =>
  makeUpload(app, student, {
    ...{ bytes: docxOf(lines.map((line) => paragraph(run(line))).join('')), type: word },
    name: 'Essay.docx',
  })
const draft = async (id = pieceId) => {
  const [row] = await app.db.select().from(writingDrafts).where(eq(writingDrafts.writingId, id))
  return row
}
const usesOf = (recordId: string) =>
  app.db.select().from(fileUses).where(eq(fileUses.recordId, recordId))
const causes = async () => {
  const query = { pieceId }
  const { data } = await app.call('GET /Writing/Writing/GetSnapshots', student, { query })
  return data.map(({ cause }: { cause: string }) => cause)
}

describe('a document that is brought', () => {
  it('becomes the draft’s text, whose state before is kept, and stays with it', async () => {
    const fileId = await docx('e\u0301 and &lt;b&gt;more&lt;/b&gt;.')
    const { data } = await read(fileId)
    const parts = [partOf('é and <b>more</b>.')]
    expect(data).toEqual({ kind: 'docx', parts, revision: 1, warnings: [] })
    expect(await draft()).toMatchObject({ revision: 1, parts, fileId, words: 3 })
    expect(await usesOf(pieceId)).toMatchObject([{ fileId, area: 'writing' }])
    expect(await causes()).toEqual([])

    expect((await read(await docx('Other.'))).status).toBe(409)
    expect((await read(fileId)).data).toMatchObject({ parts })
    const revision = (await draft())?.revision ?? 0
    await read(await docx('Further.'), 'add', { baseRevision: revision })
    expect((await draft())?.parts).toEqual([partOf('é and <b>more</b>.\n\nFurther.')])
    expect(await causes()).toEqual(['upload'])
    expect(await usesOf(pieceId)).toHaveLength(1)
  })

  it('becomes one answer of a statement, or all where the questions stand', async () => {
    const statement = await makePiece(app, student, { kind: 'statement' })
    const of = { pieceId: statement }
    const [first = '', second = '', third = ''] = ucas2026.questions.map(({ text }) => text)
    const all = await docx(first, 'I like law.', second, 'Studies.', third, 'Else.')
    expect((await read(all, 'replace', of)).errors[0]?.path).toBe('body.into')
    expect((await read(await docx('Words'), 'split', of)).errors[0]?.path).toBe('body.into')
    expect((await read(all, 'split')).errors[0]?.path).toBe('body.into')
    const split = ['I like law.', 'Studies.', 'Else.'].map(partOf)
    expect((await read(all, 'split', of)).data).toMatchObject({ parts: split, revision: 1 })
    await read(await docx('Other.'), 'part 1', { ...of, baseRevision: 1 })
    expect((await draft(statement))?.parts[1]).toEqual(partOf('Other.'))
  })

  it('is kept beside the draft where it is a PDF, until it is let go', async () => {
    const fileId = await makeUpload(app, student)
    expect((await read(fileId)).data).toEqual({ kind: 'pdf', pages: 2, words: 4 })
    expect(await draft()).toMatchObject({ revision: 0, fileId, fileWords: 4 })
    const letGo = () => app.call('POST /Writing/Writing/RemoveFile', student, { body: { pieceId } })
    for (const _ of [1, 2]) expect((await letGo()).status).toBe(200)
    expect(await draft()).toMatchObject({ fileId: null, fileWords: null })
    expect(await usesOf(pieceId)).toEqual([])
  })

  it('is an own one, of the kind for writing, that can be read', async () => {
    const stranger = await makeUpload(app, await app.make.student())
    const picture = await makeUpload(app, student, { type: 'image/png' })
    for (const fileId of [stranger, picture, crypto.randomUUID()]) {
      const { status, errors } = await read(fileId)
      expect([status, errors[0]?.path]).toEqual([422, 'body.fileId'])
    }
    const long = await makeUpload(app, student, { bytes: makePdf(61) })
    expect((await read(long)).status).toBe(422)
    expect(await draft()).toMatchObject({ fileId: null, revision: 0 })
  })

  it('is read with the right of the piece’s kind alone', async () => {
    const lone = await app.make.student({ hasEssaySubmission: false })
    const essay = await makePiece(app, lone)
    const fileId = await makeUpload(app, lone)
    const body = { pieceId: essay, fileId, into: 'replace' as const, baseRevision: 0 }
    expect((await app.call(readCall, lone, { body })).status).toBe(403)
  })
})
