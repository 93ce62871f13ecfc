import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '../testing/memory-store.ts'
import { startTestS3, type TestS3 } from '../testing/s3-server.ts'
import { folderStore, newFileName } from './file-store.ts'
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

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('come back as they were put, with the type that the name says', async () => {
    const store = open()
    const name = newFileName('jpg')
    await store.put(name, Buffer.from('one'))
    await store.put(name, Buffer.from('two'))
    expect(await store.get(name)).toEqual({ bytes: Buffer.from('two'), type: 'image/jpeg' })
  })

  it('are missing where nothing was put, and can be removed twice', async () => {
    const store = open()
    expect(await store.get('none.png')).toBeUndefined()
    await store.remove('none.png')
    await store.put('some.png', Buffer.from('x'))
    await store.remove('some.png')
    expect(await store.get('some.png')).toBeUndefined()
  })

  it.each(['../secret.png', '/etc/passwd', 'a/b.png', '..', 'a\0.png', 'A.png', ''])(
    'take no name such as %j',
    async (name) => {
      const store = open()
      for (const act of [
        () => store.put(name, Buffer.from('')),
        () => store.get(name),
        () => store.remove(name),
      ]) {
        await expect((async () => act())()).rejects.toThrow('No name of a file')
      }
    },
  )
})

describe('the folder of files', () => {
  it('leaves nothing behind of a file that could not be written', async () => {
    const store = folderStore(folder)
    await store.put('a.png', Buffer.from('x'))
    // A folder of that name stands in the way.
    await mkdir(path.join(folder, 'b.png', 'inside'), { recursive: true })
    await expect(store.put('b.png', Buffer.from('x'))).rejects.toThrow()
    expect((await readdir(folder)).sort()).toEqual(['a.png', 'b.png'])
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

  it('is asked again when it is busy for a moment', async () => {
    s3.fail(1)
    await s3Store(s3.settings).put('busy.png', Buffer.from('x'))
    expect(s3.objects.has('/bucket/files/busy.png')).toBe(true)
  })

  it('that refuses the key, or has no such bucket, is a failure and not a missing file', async () => {
    const stranger = s3Store({ ...s3.settings, secret: 'another' })
    await expect(stranger.get('kept.png')).rejects.toThrow('The file store answered 403 to GET')
    await expect(stranger.put('kept.png', Buffer.from('y'))).rejects.toThrow('answered 403')
    const nowhere = s3Store({ ...s3.settings, url: s3.settings.url.replace('bucket', 'other') })
    await expect(nowhere.put('kept.png', Buffer.from('y'))).rejects.toThrow('no such bucket')
    expect(s3.objects.get('/bucket/files/kept.png')?.bytes.toString()).toBe('x')
  })
})
