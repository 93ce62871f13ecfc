import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { files, fileUses } from '../../database/schema/index.ts'
import { askedByNobody, makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePdf } from '../../testing/pdf.ts'
import { clearFiles, clearStore, showFile } from './index.ts'
import { gif, stored } from './testing.ts'

let app: TestApp
let student: string
let tutor: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  student = await app.make.student()
  tutor = await app.make.tutor()
})
afterAll(() => app.close())

const hourMs = 3_600_000

/** Brings a file whole. */
const bring = (
  content: Buffer<ArrayBuffer>,
  kind: CallInput<'POST /File/File/Upload'>['query']['kind'] = 'image',
  { as = tutor, name = 'file.png' } = {},
) => {
  const file = new File([content], name, { type: 'image/png' })
  return app.call('POST /File/File/Upload', as, { query: { kind }, file })
}

const countFiles = () => app.db.$count(files)

/** What a document of Office begins with: entries of a ZIP, the first of which says what it is. */
function officeFile(type: string): Buffer<ArrayBuffer> {
  const entry = (name: string, content: string) => {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt32LE(content.length, 22)
    head.writeUInt16LE(name.length, 26)
    return Buffer.concat([head, Buffer.from(name), Buffer.from(content)])
  }
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`
  return Buffer.concat([entry('[Content_Types].xml', types), entry('word/document.xml', '<w/>')])
}
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('a file that is brought whole', () => {
  it('is kept, and told with its address', async () => {
    const { status, data } = await bring(gif('one'), 'image', { name: 'My photo.png' })
    expect(status).toBe(200)
    expect(data).toEqual({
      id: data.id,
      name: 'My photo.gif',
      type: 'image/gif',
      bytes: 9,
      pages: null,
      url: `/media/file/${data.id}/My%20photo.gif`,
    })
    const { row, content } = await stored(app, data.id)
    expect(content).toBe('GIF89aone')
    expect(row).toMatchObject({
      uploadedBy: tutor,
      sha256: '723f07a0e5f1fa48367e07491a16068c85bcca1721b664674adce327812cd19e',
      freeSince: app.clock.now(),
    })
  })

  it.each([
    ['pdf', makePdf(3), 'application/pdf', 3],
    ['document', makePdf(1), 'application/pdf', 1],
    ['document', officeFile(docx), docx, null],
  ] as const)('may be a %s', async (kind, content, type, pages) => {
    const { status, data } = await bring(Buffer.from(content), kind)
    expect([status, data.type, data.pages]).toEqual([200, type, pages])
  })

  it.each(['name;age\nAda;17\n', '\ufeffname,age\n', 'n'])('may be the CSV %j', async (rows) => {
    const admin = await app.make.admin()
    const { status, data } = await bring(Buffer.from(rows), 'csv', { as: admin })
    expect([status, data.type]).toEqual([200, 'text/csv'])
  })

  it.each([
    ['image', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'File must be an image'],
    ['image', '<!doctype html><script>alert(1)</script>', 'File must be an image'],
    ['pdf', 'GIF89a', 'File must be a PDF'],
    ['csv', '<html><body>', 'File must be a CSV'],
    ['csv', 'a\0b', 'File must be a CSV'],
    ['csv', 'GIF89a', 'File must be a CSV'],
    [
      'document',
      'MZ',
      'File must be a PDF, a Word, PowerPoint or Excel document, or a PNG or JPEG image',
    ],
  ] as const)(
    'is refused as a %s when it is %j, whatever its name',
    async (kind, content, words) => {
      const before = await countFiles()
      const as = await app.make.admin()
      const { status, message } = await bring(Buffer.from(content), kind, { as })
      expect([status, message]).toEqual([415, words])
      expect(await countFiles()).toBe(before)
    },
  )

  it.each([
    ['macros', officeFile('application/vnd.ms-word.document.macroEnabled'), 'can run macros'],
    ['a template', officeFile(docx.replace(/document$/, 'template')), 'is a Word template'],
    ['a password', Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(504)}`, 'hex'), 'has a password'],
    ['nothing to read', Buffer.from('MZ'), 'File must be a PDF or a Word document'],
  ])('is refused as something to hand in with %s, and says so', async (_, content, words) => {
    const { status, message } = await bring(content, 'writing', { as: student, name: 'a.docx' })
    expect([status, message]).toEqual([415, expect.stringContaining(words)])
  })

  it('is refused as a PDF that nobody can open', async () => {
    const locked = await bring(makePdf(1, { encrypted: true }), 'pdf')
    expect([locked.status, locked.message]).toEqual([
      422,
      'This PDF is protected by a password. Please save it without one.',
    ])
    for (const broken of [makePdf(3).subarray(0, 200), Buffer.from('%PDF-1.7\nnothing else')]) {
      const { status, message } = await bring(Buffer.from(broken), 'pdf')
      expect([status, message]).toEqual([422, 'This PDF cannot be opened. Please save it again.'])
    }
  })

  it('is refused when it is too large for its kind', async () => {
    const large = (megabytes: number) => Buffer.concat([gif(), Buffer.alloc(megabytes * 1_048_576)])
    const image = await bring(large(2))
    expect([image.status, image.message]).toEqual([413, 'File size must be less than 2MB'])
    const document = await bring(large(25), 'document')
    expect([document.status, document.message]).toEqual([413, 'File size must be less than 25MB'])
  })

  it('is only of the kinds that are for the role', async () => {
    const parent = await app.make.parent([student])
    const statusOf = async (as: string, kind: 'image' | 'pdf' | 'document' | 'csv') =>
      (await bring(kind === 'image' ? gif() : Buffer.from('no'), kind, { as })).status
    expect([await statusOf(parent, 'image'), await statusOf(parent, 'pdf')]).toEqual([200, 403])
    expect([await statusOf(student, 'pdf'), await statusOf(student, 'document')]).toEqual([
      415, 403,
    ])
    expect([await statusOf(tutor, 'document'), await statusOf(tutor, 'csv')]).toEqual([415, 403])
  })

  it('may come twice at once, and is then two files', async () => {
    const [one, two] = await Promise.all([bring(gif('same')), bring(gif('same'))])
    expect(one.data.id).not.toBe(two.data.id)
    expect((await stored(app, one.data.id)).content).toBe((await stored(app, two.data.id)).content)
  })

  it('leaves nothing behind when the store is full, and says so', async () => {
    const before = await countFiles()
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' })
    vi.spyOn(app.files, 'putFile').mockRejectedValueOnce(full)
    const { status, message } = await bring(gif())
    expect([status, message]).toEqual([
      503,
      'There is no room for files right now. Please try again later.',
    ])
    expect(await countFiles()).toBe(before)
  })

  it('leaves nothing behind when it is cut in the middle', async () => {
    const before = await countFiles()
    // A folder that no other process of this machine puts uploads into.
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-cut-'))
    vi.stubEnv('TMPDIR', folder)
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      await rm(folder, { recursive: true })
    })
    const left = () => readdir(folder)
    const { port } = new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' }))
    const asked = once(app.fastify.server, 'request')
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST /api/File/File/Upload?kind=image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await app.tokenOf(tutor)}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a`,
    )
    await asked
    await vi.waitFor(async () => expect(await left()).toHaveLength(1))
    socket.destroy()
    await vi.waitFor(async () => expect(await left()).toEqual([]))
    expect(await countFiles()).toBe(before)
  })
})

describe('what nothing uses', () => {
  it('goes after a day, with its bytes; what a record shows stays', async () => {
    const { data: free } = await bring(gif('free'))
    const { data: used } = await bring(gif('used'))
    const asked = askedByNobody(app)
    const use = { area: 'picture', recordId: student } as const
    await showFile(asked, used.id, use)
    const [name, usedName] = await Promise.all(
      [free, used].map(async ({ id }) => (await stored(app, id)).row?.storedName ?? ''),
    )
    const later = (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs)
    await clearFiles(askedByServer(app.db, later(23.9)), app.files)
    expect((await stored(app, free.id)).content).toBe('GIF89afree')
    await clearFiles(askedByServer(app.db, later(24.1)), app.files)
    expect((await stored(app, free.id)).row).toBeUndefined()
    expect(await app.files.open(name ?? '')).toBeUndefined()
    expect(await text((await app.files.open(usedName ?? ''))?.stream ?? Readable.from([]))).toBe(
      'GIF89aused',
    )
    // Another file takes its place in the record: then it is free.
    const { data: next } = await bring(gif('next'))
    await showFile({ ...asked, now: later(30) }, next.id, use)
    await clearFiles(askedByServer(app.db, later(55)), app.files)
    expect((await stored(app, used.id)).row).toBeUndefined()
    expect(await app.db.select().from(fileUses).where(eq(fileUses.fileId, next.id))).toHaveLength(1)
  })

  it('are bytes without a row, once they have been there for two days', async () => {
    await app.files.put('lost.png', gif())
    const { data } = await bring(gif('kept'))
    const at = (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs)
    await clearStore(askedByServer(app.db, at(47)), app.files)
    expect(await app.files.open('lost.png')).toBeDefined()
    await clearStore(askedByServer(app.db, at(49)), app.files)
    expect(await app.files.open('lost.png')).toBeUndefined()
    expect((await stored(app, data.id)).content).toBe('GIF89akept')
  })
})
