import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { schools, uploads, users } from '../../database/schema/index.ts'
import type { FileStore, PartUpload } from '../../files/file-store.ts'
import { folderStore } from '../../files/folder-store.ts'
import { s3Store } from '../../files/s3-store.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePdf } from '../../testing/pdf.ts'
import { startTestS3, type TestS3 } from '../../testing/s3-server.ts'
import { clearFiles, clearStore } from './index.ts'

let folder: string
let s3: TestS3

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-clearing-'))
  s3 = await startTestS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const stores = {
  'a folder': () => folderStore(path.join(folder, 'files')),
  'a bucket': () => s3Store(s3.settings),
}

describe.each(Object.entries(stores))('an upload in %s', (_, open) => {
  let app: TestApp
  let store: FileStore
  let student: string

  beforeAll(async () => {
    store = open()
    app = await makeTestApp({ files: store })
    student = await app.make.student()
  })
  afterAll(() => app.close())

  const later = (hours: number, log?: { info: () => void }) => ({
    ...askedByServer(app.db, new Date(app.clock.now().getTime() + hours * 3_600_000)),
    ...(log && { log }),
  })

  async function begin(name: string) {
    const body = { kind: 'pdf', name, bytes: makePdf(1).length, lastModified: 0 } as const
    return (await app.call('POST /Media/Upload/Begin', student, { body })).data.uploadId
  }
  const put = (uploadId: string) =>
    app.call('POST /Media/Upload/Part', student, {
      query: { uploadId, partNumber: 1 },
      bytes: makePdf(1),
    })
  const complete = (uploadId: string) =>
    app.call('POST /Media/Upload/Complete', student, { body: { uploadId } })

  async function partsLeft(): Promise<PartUpload[]> {
    const left: PartUpload[] = []
    for await (const { name, key } of store.listParts()) left.push({ name, key })
    return left
  }
  async function filesLeft(): Promise<string[]> {
    const left: string[] = []
    for await (const { name } of store.list()) left.push(name)
    return left
  }
  const rowsLeft = async () => (await app.db.select().from(uploads)).map(({ name }) => name)

  it('goes after two days with its parts, and another time where the store did not answer', async () => {
    for (const name of ['one.pdf', 'two.pdf']) await put(await begin(name))
    const failed = vi.spyOn(store, 'dropParts').mockRejectedValueOnce(new Error('away'))
    const info = vi.fn()
    await clearFiles(later(47.9, { info }), store)
    expect([await rowsLeft(), info.mock.calls]).toEqual([['one.pdf', 'two.pdf'], []])
    await clearFiles(later(48.1, { info }), store)
    failed.mockRestore()
    expect([(await rowsLeft()).length, (await partsLeft()).length]).toEqual([1, 1])
    expect(info).toHaveBeenCalledOnce()
    await clearFiles(later(49), store)
    expect([await rowsLeft(), await partsLeft()]).toEqual([[], []])
  })

  it('goes with what it was put together to, where no row of a file was written', async () => {
    const id = await begin('joined.pdf')
    await put(id)
    const broken = vi.spyOn(app.db, 'transaction').mockRejectedValueOnce(new Error('stopped'))
    expect((await complete(id)).status).toBe(500)
    broken.mockRestore()
    expect((await filesLeft()).length).toBe(1)
    await clearFiles(later(48.1), store)
    expect([await rowsLeft(), await filesLeft()]).toEqual([[], []])
  })

  it('that is complete goes without its file', async () => {
    const id = await begin('kept.pdf')
    await put(id)
    expect((await complete(id)).status).toBe(200)
    const kept = await filesLeft()
    app.clock.advance(48.1 * 3_600_000)
    expect((await complete(id)).status).toBe(200)
    // Its file is not free for a day yet.
    await app.db.execute('update files set free_since = null')
    await clearFiles(later(0), store)
    expect([await rowsLeft(), await filesLeft()]).toEqual([[], kept])
  })

  it('that is put together stays while its row does, as do pictures and logos of before', async () => {
    const id = await begin('waits.pdf')
    const [row] = await app.db.select().from(uploads).where(eq(uploads.id, id))
    const school = await app.make.school()
    await app.db.update(schools).set({ logoFilePath: 'logo.png' }).where(eq(schools.id, school))
    await app.db.update(users).set({ pictureFilePath: 'me.png' }).where(eq(users.id, student))
    const named = [row?.storedName ?? '', 'logo.png', 'me.png']
    for (const name of [...named, 'nobodys.png']) await store.put(name, Buffer.from('x'))
    await clearStore(later(10_000), store)
    expect(await filesLeft()).toEqual(expect.arrayContaining(named))
    expect(await filesLeft()).not.toContain('nobodys.png')
    await clearFiles(later(10_000), store)
  })

  it('that no row knows goes after two days, and no other', async () => {
    const lost = { name: 'lost.bin', key: await store.beginParts('lost.bin') }
    await store.putPart(lost, 1, Buffer.from('x'))
    await put(await begin('known.pdf'))
    await clearStore(later(-10_000), store)
    expect((await partsLeft()).length).toBe(2)
    vi.spyOn(store, 'dropParts').mockRejectedValueOnce(new Error('away'))
    await clearStore(later(10_000), store)
    expect((await partsLeft()).length).toBe(2)
    await clearStore(later(10_000), store)
    const left = await partsLeft()
    expect([left.length, left.some(({ name }) => name === lost.name)]).toEqual([1, false])
    expect(await rowsLeft()).toEqual(['known.pdf'])
  })
})
