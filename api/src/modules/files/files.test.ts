import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { CallInput } from '@portal/shared/api'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { auditLog, files, fileUses } from '../../database/schema/index.ts'
import { folderStore } from '../../files/folder-store.ts'
import { eicar, startTestClamd } from '../../testing/clamd.ts'
import { askedByNobody, makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePdf } from '../../testing/pdf.ts'
import { clearFiles, clearStore, showFile } from './index.ts'

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
const partBytes = 5 * 1024 * 1024
const gif = (words = '') => Buffer.from(`GIF89a${words}`)

/** Brings a file whole. */
const bring = (
  content: Buffer<ArrayBuffer>,
  kind: CallInput<'POST /File/File/Upload'>['query']['kind'] = 'image',
  { as = tutor, name = 'file.png' } = {},
) => {
  const file = new File([content], name, { type: 'image/png' })
  return app.call('POST /File/File/Upload', as, { query: { kind }, file })
}

/** What the store holds under the name of a file. */
async function stored(id: string) {
  const [row] = await app.db.select().from(files).where(eq(files.id, id))
  const found = row && (await app.files.open(row.storedName))
  return { row, content: found && (await text(found.stream)) }
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
    const { row, content } = await stored(data.id)
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
    expect((await stored(one.data.id)).content).toBe((await stored(two.data.id)).content)
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

describe('a file that is checked for viruses', () => {
  async function withScanner(options?: Parameters<typeof startTestClamd>[0]) {
    const clamd = await startTestClamd(options)
    const own = await makeTestApp({ settings: { clamdAddress: clamd.address } })
    onTestFinished(() => own.close())
    const as = await own.make.tutor()
    const send = (content: string) =>
      own.call('POST /File/File/Upload', as, {
        query: { kind: 'image' },
        file: new File([gif(content)], 'me.gif'),
      })
    return { clamd, own, as, send }
  }

  it('is kept when there is none, refused and written down when there is', async () => {
    const { clamd, own, as, send } = await withScanner()
    onTestFinished(() => clamd.close())
    expect((await send('clean')).status).toBe(200)
    const { status, message } = await send(eicar)
    expect([status, message]).toEqual([422, 'This file was refused by the virus check.'])
    const [entry] = await own.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      action: 'file refused',
      actorId: as,
      details: { ending: '.gif', found: 'Eicar-Signature' },
    })
    expect(await own.db.$count(files)).toBe(1)
  })

  it('is never let through while the scanner is away', async () => {
    const { clamd, own, send } = await withScanner()
    await clamd.close()
    const { status, message, headers } = await send('clean')
    expect([status, message, headers['retry-after']]).toEqual([
      503,
      'Files cannot be checked for viruses right now. Please try again.',
      '60',
    ])
    expect(await own.db.$count(files)).toBe(0)
  })
})

describe('a file in parts', () => {
  const about = (name: string, content: Buffer, kind: 'pdf' | 'package' = 'pdf') => ({
    ...{ kind, name, bytes: content.length, lastModified: 5 },
  })
  const begin = (body: CallInput<'POST /Media/Upload/Begin'>['body'], as = tutor) =>
    app.call('POST /Media/Upload/Begin', as, { body })
  const part = (uploadId: string, partNumber: number, bytes: Uint8Array, as = tutor) =>
    app.call('POST /Media/Upload/Part', as, { query: { uploadId, partNumber }, bytes })
  const partOf = (content: Buffer, number: number) =>
    content.subarray((number - 1) * partBytes, number * partBytes)
  const complete = (uploadId: string, as = tutor) =>
    app.call('POST /Media/Upload/Complete', as, { body: { uploadId } })

  it('is the file that they are, in whichever order they come, and however often', async () => {
    const content = makePdf(4, { filling: 2 * partBytes + 70_000 })
    const { data } = await begin(about('Large.pdf', content))
    expect(data).toMatchObject({ partBytes, parts: 3, received: [] })
    const { uploadId } = data
    expect((await part(uploadId, 3, partOf(content, 3))).data).toEqual({ received: [3] })
    expect((await part(uploadId, 1, partOf(content, 1))).data).toEqual({ received: [1, 3] })
    const missing = await complete(uploadId)
    expect([missing.status, missing.errors]).toEqual([
      409,
      [{ path: 'body.uploadId', message: 'Missing: 2' }],
    ])
    for (const _ of ['once', 'again']) await part(uploadId, 2, partOf(content, 2))
    // After a reload it goes on where it was.
    expect((await begin(about('Large.pdf', content))).data).toMatchObject({
      uploadId,
      received: [1, 2, 3],
    })
    const kept = await complete(uploadId)
    expect(kept.data).toMatchObject({ name: 'Large.pdf', pages: 4, bytes: content.length })
    const { row, content: text } = await stored(kept.data.id)
    expect(text === content.toString()).toBe(true)
    expect(row?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect((await complete(uploadId)).data).toEqual(kept.data)
    // The same file is another one from then on.
    expect((await begin(about('Large.pdf', content))).data.uploadId).not.toBe(uploadId)
  })

  it('goes on at another process, which knows only the database and the folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-parts-'))
    const before = app.server.files
    onTestFinished(async () => {
      app.server.files = before
      await rm(folder, { recursive: true })
    })
    const content = makePdf(4, { filling: partBytes })
    app.server.files = folderStore(folder)
    const { data } = await begin(about('Moving.pdf', content))
    await part(data.uploadId, 2, partOf(content, 2))
    app.server.files = folderStore(folder)
    expect((await begin(about('Moving.pdf', content))).data).toEqual({ ...data, received: [2] })
    await part(data.uploadId, 1, partOf(content, 1))
    app.server.files = folderStore(folder)
    expect((await complete(data.uploadId)).data).toMatchObject({ pages: 4 })
  })

  it('is put together by one of two who ask at once, or by the next after a failure', async () => {
    const content = makePdf(2)
    const { data } = await begin(about('Twice.pdf', content))
    await part(data.uploadId, 1, content)
    vi.spyOn(app.files, 'finishParts').mockRejectedValueOnce(new Error('stopped'))
    expect((await complete(data.uploadId)).status).toBe(500)
    // Put together, and then no row could be written.
    const broken = vi.spyOn(app.db, 'transaction').mockRejectedValueOnce(new Error('stopped'))
    expect((await complete(data.uploadId)).status).toBe(500)
    broken.mockRestore()
    const both = await Promise.all([complete(data.uploadId), complete(data.uploadId)])
    expect(both.map(({ status }) => status)).toContain(200)
    for (const { status } of both) expect([200, 409]).toContain(status)
    expect((await complete(data.uploadId)).data.pages).toBe(2)
  })

  it('takes parts of exactly their length only', async () => {
    const content = Buffer.alloc(partBytes + 10)
    const { data } = await begin(about('Lengths.pdf', content))
    for (const [number, bytes] of [
      [1, 10],
      [1, partBytes - 1],
      [2, 9],
      [2, 11],
      [3, 10],
    ] as const) {
      const { status } = await part(data.uploadId, number, Buffer.alloc(bytes))
      expect([number, bytes, status]).toEqual([number, bytes, 422])
    }
    const { status, message } = await part(data.uploadId, 1, Buffer.alloc(partBytes + 1))
    expect([status, message]).toEqual([413, 'The body is larger than 5 MB.'])
  })

  it('is nobody else’s', async () => {
    const content = makePdf(1)
    const { data } = await begin(about('Mine.pdf', content))
    for (const answer of [
      await part(data.uploadId, 1, content, student),
      await complete(data.uploadId, student),
      await app.call('POST /Media/Upload/Abort', student, { body: { uploadId: data.uploadId } }),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, 'The upload was not found.'])
    }
  })

  it('goes on for whoever began it alone, although somebody else has the same file', async () => {
    const content = makePdf(1)
    const same = about('Handed out.pdf', content)
    const { data: own } = await begin(same)
    await part(own.uploadId, 1, content)
    const other = await begin(same, student)
    expect(other.data.received).toEqual([])
    expect(other.data.uploadId).not.toBe(own.uploadId)
    expect((await begin(same)).data).toEqual({ ...own, received: [1] })
  })

  it('is judged as any other, and gone when it is refused', async () => {
    const content = Buffer.from('GIF89a is no PDF')
    const { data } = await begin(about('No.pdf', content))
    await part(data.uploadId, 1, content)
    const { status, message } = await complete(data.uploadId)
    expect([status, message]).toEqual([415, 'File must be a PDF'])
    expect((await complete(data.uploadId)).status).toBe(404)
  })

  it('is refused before it begins when it is too large, or of a kind for others', async () => {
    const size = { name: 'a', lastModified: 0, bytes: 100 * 1024 * 1024 }
    const large = await begin({ kind: 'pdf', ...size })
    expect([large.status, large.message]).toEqual([413, 'File size must be less than 100MB'])
    expect((await begin({ kind: 'video', ...size }, student)).status).toBe(403)
  })

  it('is as large as the server was told that films may be', async () => {
    const own = await makeTestApp({ settings: { videoMaxMb: 3 } })
    const tutor = await own.make.tutor()
    const announce = (bytes: number) =>
      own.call('POST /Media/Upload/Begin', tutor, {
        body: { kind: 'video', name: 'a.mp4', lastModified: 0, bytes },
      })
    const limit = 3 * 1024 * 1024
    expect((await announce(limit - 1)).status).toBe(200)
    const large = await announce(limit)
    expect([large.status, large.message]).toEqual([413, 'File size must be less than 3MB'])
    await own.close()
  })

  it('can be given up, which makes room for another one; five are open at most', async () => {
    const as = await app.make.tutor()
    const ids: string[] = []
    for (let number = 0; number < 5; number += 1) {
      ids.push((await begin(about(`${number}.pdf`, makePdf(1)), as)).data.uploadId)
    }
    const sixth = await begin(about('6.pdf', makePdf(1)), as)
    expect([sixth.status, sixth.message]).toEqual([
      409,
      'Finish or cancel one of your other uploads first.',
    ])
    const body = { uploadId: ids[0] ?? '' }
    expect((await app.call('POST /Media/Upload/Abort', as, { body })).status).toBe(200)
    expect((await begin(about('6.pdf', makePdf(1)), as)).status).toBe(200)
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
      [free, used].map(async ({ id }) => (await stored(id)).row?.storedName ?? ''),
    )
    const later = (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs)
    await clearFiles(askedByServer(app.db, later(23.9)), app.files)
    expect((await stored(free.id)).content).toBe('GIF89afree')
    await clearFiles(askedByServer(app.db, later(24.1)), app.files)
    expect((await stored(free.id)).row).toBeUndefined()
    expect(await app.files.open(name ?? '')).toBeUndefined()
    expect(await text((await app.files.open(usedName ?? ''))?.stream ?? Readable.from([]))).toBe(
      'GIF89aused',
    )
    // Another file takes its place in the record: then it is free.
    const { data: next } = await bring(gif('next'))
    await showFile({ ...asked, now: later(30) }, next.id, use)
    await clearFiles(askedByServer(app.db, later(55)), app.files)
    expect((await stored(used.id)).row).toBeUndefined()
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
    expect((await stored(data.id)).content).toBe('GIF89akept')
  })
})
