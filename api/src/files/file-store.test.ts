import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStore, newFileName } from './file-store.ts'

let folder: string

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-files-')), 'files')
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

describe('the folder of files', () => {
  it('gives back what it was given, with the type that the name says', async () => {
    const store = folderStore(folder)
    const name = newFileName('jpg')
    await store.put(name, Buffer.from('one'))
    await store.put(name, Buffer.from('two'))
    expect(await store.get(name)).toEqual({ bytes: Buffer.from('two'), type: 'image/jpeg' })
    expect(await readdir(folder)).toEqual([name])
  })

  it('has nothing where nothing was put, and can be asked to remove it', async () => {
    const store = folderStore(folder)
    expect(await store.get('none.png')).toBeUndefined()
    await store.remove('none.png')
    await store.put('some.png', Buffer.from('x'))
    await store.remove('some.png')
    expect(await store.get('some.png')).toBeUndefined()
  })

  it.each(['../secret.png', '/etc/passwd', 'a/b.png', '..', 'a\0.png', 'A.png', ''])(
    'takes no name such as %j',
    async (name) => {
      const store = folderStore(folder)
      for (const act of [() => store.put(name, Buffer.from('')), () => store.get(name)]) {
        await expect((async () => act())()).rejects.toThrow('No name of a file')
      }
    },
  )

  it('leaves nothing behind of a file that could not be written', async () => {
    const store = folderStore(folder)
    await store.put('a.png', Buffer.from('x'))
    // A folder of that name stands in the way.
    await mkdir(path.join(folder, 'b.png', 'inside'), { recursive: true })
    await expect(store.put('b.png', Buffer.from('x'))).rejects.toThrow()
    expect((await readdir(folder)).sort()).toEqual(['a.png', 'b.png'])
  })
})
