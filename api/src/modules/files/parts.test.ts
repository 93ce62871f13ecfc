import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CallInput } from '@portal/shared/api'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { folderStore } from '../../files/folder-store.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePdf } from '../../testing/pdf.ts'
import { stored } from './testing.ts'

let app: TestApp
let student: string
let tutor: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  student = await app.make.student()
  tutor = await app.make.tutor()
})
afterAll(() => app.close())

const partBytes = 5 * 1024 * 1024

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
    const { row, content: text } = await stored(app, kept.data.id)
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

  it('goes on where it was once a store that was full has room again', async () => {
    const content = makePdf(4, { filling: partBytes })
    const { data } = await begin(about('Full.pdf', content))
    const { uploadId } = data
    await part(uploadId, 1, partOf(content, 1))
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' })
    vi.spyOn(app.files, 'putPart').mockRejectedValueOnce(full)
    const refused = await part(uploadId, 2, partOf(content, 2))
    expect([refused.status, refused.message]).toEqual([
      503,
      'There is no room for files right now. Please try again later.',
    ])
    expect((await begin(about('Full.pdf', content))).data.received).toEqual([1])
    await part(uploadId, 2, partOf(content, 2))
    vi.spyOn(app.files, 'finishParts').mockRejectedValueOnce(full)
    expect((await complete(uploadId)).status).toBe(503)
    expect((await complete(uploadId)).data).toMatchObject({ pages: 4 })
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
