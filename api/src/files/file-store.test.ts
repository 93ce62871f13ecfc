import { once } from 'node:events'
import { statSync } from 'node:fs'
import { type FileHandle, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../testing/memory-store.ts'
import { startTestS3, type TestS3 } from '../testing/s3-server.ts'
import { type ByteRange, type FileStore, newFileName } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

let folder: string
let s3: TestS3

beforeAll(async () => {
  s3 = await startTestS3()
})
afterAll(() => s3.close())
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-files-')), 'files')
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

const stores = {
  'a folder': () => folderStore(folder),
  memory: memoryStore,
  'an S3-compatible store': () => s3Store(s3.settings),
}

/** What a store holds under a name. */
async function read(store: FileStore, name: string, range?: ByteRange) {
  const found = await store.open(name, range)
  return found && { bytes: found.bytes, content: await text(found.stream) }
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('come back as they were put', async () => {
    const store = open()
    const name = newFileName('jpg')
    await store.put(name, Buffer.from('one'))
    await store.put(name, Buffer.from('two'))
    expect(await read(store, name)).toEqual({ bytes: 3, content: 'two' })
  })

  it('come from a file of this machine, and in ranges', async () => {
    const store = open()
    const from = path.join(path.dirname(folder), 'from')
    await writeFile(from, 'a longer text')
    await store.putFile('long.pdf', from)
    expect(await read(store, 'long.pdf')).toEqual({ bytes: 13, content: 'a longer text' })
    const range = { start: 2, end: 7 }
    expect(await read(store, 'long.pdf', range)).toEqual({ bytes: 13, content: 'longer' })
    const first = { start: 0, end: 0 }
    expect(await read(store, 'long.pdf', first)).toEqual({ bytes: 13, content: 'a' })
  })

  it('are put together from parts, in their order, of which the last of each stands', async () => {
    const store = open()
    const upload = { name: 'film.mp4', key: await store.beginParts('film.mp4') }
    expect(await store.open('film.mp4')).toBeUndefined()
    const second = await store.putPart(upload, 2, Buffer.from('end'))
    await store.putPart(upload, 1, Buffer.from('another'))
    const first = await store.putPart(upload, 1, Buffer.alloc(5 * 1024 * 1024, 'x'))
    await store.finishParts(upload, [first, second])
    const range = { start: 5 * 1024 * 1024 - 1, end: 5 * 1024 * 1024 + 2 }
    expect(await read(store, 'film.mp4', range)).toEqual({
      bytes: 5 * 1024 * 1024 + 3,
      content: 'xend',
    })
  })

  it('are not there when their parts were let go of, or one is missing', async () => {
    const store = open()
    const upload = { name: 'gone.mp4', key: await store.beginParts('gone.mp4') }
    const tag = await store.putPart(upload, 1, Buffer.from('x'))
    await expect(store.finishParts(upload, ['none'])).rejects.toThrow()
    await store.dropParts(upload)
    await store.dropParts(upload)
    await expect(store.finishParts(upload, [tag])).rejects.toThrow()
    expect(await store.open('gone.mp4')).toBeUndefined()
  })

  it('are listed as long as they are in parts, of which none is kept that comes too late', async () => {
    const store = open()
    const begun = ['whole.mp4', 'given-up.mp4', 'open.mp4', 'open.mp4'].map(async (name) => ({
      name,
      key: await store.beginParts(name),
    }))
    const [whole, givenUp, one, same] = await Promise.all(begun)
    if (!(whole && givenUp && one && same)) throw new Error('They were not begun')
    const tag = await store.putPart(whole, 1, Buffer.from('all'))
    const since = Date.now()
    await store.finishParts(whole, [tag])
    await store.dropParts(givenUp)
    const listed: { name: string; key: string }[] = []
    for await (const { at, ...upload } of store.listParts()) {
      expect(at.getTime()).toBeLessThanOrEqual(since)
      listed.push(upload)
    }
    // Begun twice, it is two uploads where the store tells them apart.
    const wanted = new Map([one, same].map((upload) => [upload.key, upload]))
    const keys = (uploads: { key: string }[]) => uploads.map(({ key }) => key).toSorted()
    expect(keys(listed)).toEqual(keys([...wanted.values()]))
    expect(listed).toEqual(expect.arrayContaining([...wanted.values()]))
    for (const upload of [whole, givenUp]) {
      await expect(store.putPart(upload, 2, Buffer.from('late'))).rejects.toThrow()
    }
    for (const upload of wanted.values()) await store.dropParts(upload)
    for await (const left of store.listParts()) expect(left).toBe('nothing')
  })

  it('are listed with their time', async () => {
    const store = open()
    const names = ['one.png', 'three.png', 'two.png']
    for (const name of names) await store.put(name, Buffer.from('x'))
    const listed: string[] = []
    for await (const { name, at } of store.list()) {
      expect(at).toBeInstanceOf(Date)
      listed.push(name)
    }
    expect(listed).toEqual(expect.arrayContaining(names))
  })

  it('are missing where nothing was put, and can be removed twice', async () => {
    const store = open()
    expect(await store.open('none.png')).toBeUndefined()
    await store.remove('none.png')
    await store.put('some.png', Buffer.from('x'))
    await store.remove('some.png')
    expect(await store.open('some.png')).toBeUndefined()
  })

  it.each(['../secret.png', '/etc/passwd', 'a/b.png', '..', 'a\0.png', 'A.png', ''])(
    'take no name such as %j',
    async (name) => {
      const store = open()
      for (const act of [
        () => store.put(name, Buffer.from('')),
        () => store.putFile(name, '/dev/null'),
        () => store.open(name),
        () => store.beginParts(name),
        () => store.remove(name),
      ]) {
        await expect((async () => act())()).rejects.toThrow('No name of a file')
      }
    },
  )
})

describe('the folder of files', () => {
  it('writes down for good where a file stands before it is told to be there', async () => {
    const store = folderStore(folder)
    const probe = await open(path.dirname(folder))
    const synced: string[] = []
    const before = new Map<string, string[]>()
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockImplementation(async function (
      this: FileHandle,
    ) {
      const stat = await this.stat()
      if (!stat.isDirectory()) return void synced.push('file')
      const place = [folder, path.join(folder, 'parts')].find(
        (known) => statSync(known, { throwIfNoEntry: false })?.ino === stat.ino,
      )
      synced.push(place === undefined ? 'another' : path.relative(folder, place))
    })
    const upload = { name: 'film.mp4', key: await store.beginParts('film.mp4') }
    before.set('begun', synced.splice(0))
    const tag = await store.putPart(upload, 1, Buffer.from('x'))
    before.set('part', synced.splice(0))
    await store.finishParts(upload, [tag])
    before.set('whole', synced.splice(0))
    await store.put('a.png', Buffer.from('x'))
    before.set('put', synced.splice(0))
    sync.mockRestore()
    await probe.close()
    expect(Object.fromEntries(before)).toEqual({
      begun: ['parts', '', 'another'],
      part: ['file', 'another'],
      whole: ['file', ''],
      put: ['file', ''],
    })
  })

  it('leaves nothing behind of a file that could not be written', async () => {
    const store = folderStore(folder)
    await store.put('a.png', Buffer.from('x'))
    // A folder of that name stands in the way.
    await mkdir(path.join(folder, 'b.png', 'inside'), { recursive: true })
    await expect(store.put('b.png', Buffer.from('x'))).rejects.toThrow()
    expect((await readdir(folder)).sort()).toEqual(['a.png', 'b.png'])
  })

  it('has no files before the first one came', async () => {
    for await (const { name } of folderStore(folder).list()) expect(name).toBe('nothing')
    expect(await folderStore(folder).open('a.png')).toBeUndefined()
  })
})

describe('the S3-compatible store', () => {
  it('is given each file with its type, inside the folder of the address', async () => {
    await s3Store(s3.settings).put('kept.png', Buffer.from('x'))
    expect(s3.objects.get('/bucket/files/kept.png')).toEqual({
      bytes: Buffer.from('x'),
      type: 'image/png',
    })
  })

  it('is given a large file with its length, and its time does not end while it is read', async () => {
    const store = s3Store(s3.settings)
    const from = path.join(path.dirname(folder), 'large')
    await writeFile(from, Buffer.alloc(3_000_000, 'y'))
    await store.putFile('large.pdf', from)
    const found = await store.open('large.pdf')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    expect((await text(found?.stream ?? Readable.from([]))).length).toBe(3_000_000)
  })

  it('is given up when it does not begin to answer in a quarter of a minute', async () => {
    const server = createServer(() => undefined)
    const asked = once(server, 'request')
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opened = s3Store({ ...s3.settings, url: `http://127.0.0.1:${port}/b` }).open('a.png')
    const refused = expect(opened).rejects.toThrow('The file store is too slow')
    await asked
    vi.advanceTimersByTime(15_000)
    vi.useRealTimers()
    await refused
    server.closeAllConnections()
    server.close()
  })

  it('has minutes to put parts together before it begins to answer, and no more', async () => {
    const store = s3Store(s3.settings)
    const upload = { name: 'film.mp4', key: await store.beginParts('film.mp4') }
    const tag = await store.putPart(upload, 1, Buffer.from('x'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const refused = s3.hold()
    const late = expect(store.finishParts(upload, [tag])).rejects.toThrow('is too slow')
    await refused.asked
    vi.advanceTimersByTime(241_000)
    await late
    const { asked, goOn } = s3.hold()
    const finished = store.finishParts(upload, [tag])
    await asked
    vi.advanceTimersByTime(230_000)
    goOn()
    await finished
    vi.useRealTimers()
    expect(await read(store, 'film.mp4')).toEqual({ bytes: 1, content: 'x' })
    refused.goOn()
  })

  it('is not left with the parts of what was given up', async () => {
    const store = s3Store(s3.settings)
    const upload = { name: 'parts.pdf', key: await store.beginParts('parts.pdf') }
    const before = s3.openUploads()
    await store.dropParts(upload)
    expect(s3.openUploads()).toBe(before - 1)
  })

  it('is asked again when it is busy for a moment', async () => {
    s3.fail(1)
    await s3Store(s3.settings).put('busy.png', Buffer.from('x'))
    expect(s3.objects.has('/bucket/files/busy.png')).toBe(true)
  })

  it('gives an address to read at for some hours, which nobody else can make', async () => {
    const store = s3Store(s3.settings)
    await store.put('film.mp4', Buffer.from('0123456789'))
    const address = await store.addressOf?.('film.mp4')
    if (address === undefined) throw new Error('It has no address')
    const range = { headers: { range: 'bytes=2-4' } }
    expect(await (await fetch(address, range)).text()).toBe('234')
    expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(403)
    const other = new URL(address.href.replace('film.mp4', 'kept.png'))
    expect((await fetch(other)).status).toBe(403)
    address.searchParams.set('X-Amz-Expires', '999999')
    expect((await fetch(address)).status).toBe(403)
    await expect(store.addressOf?.('../a.png')).rejects.toThrow('No name of a file')
  })

  it('that refuses the key, or has no such bucket, is a failure and not a missing file', async () => {
    const stranger = s3Store({ ...s3.settings, secret: 'another' })
    await expect(stranger.open('kept.png')).rejects.toThrow('The file store answered 403 to GET')
    await expect(stranger.put('kept.png', Buffer.from('y'))).rejects.toThrow('answered 403')
    const nowhere = s3Store({ ...s3.settings, url: s3.settings.url.replace('bucket', 'other') })
    await expect(nowhere.put('kept.png', Buffer.from('y'))).rejects.toThrow('no such bucket')
    expect(s3.objects.get('/bucket/files/kept.png')?.bytes.toString()).toBe('x')
  })
})
