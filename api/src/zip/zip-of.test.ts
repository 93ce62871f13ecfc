import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ZippedFile, zipOf } from './zip-of.ts'

const changedAt = new Date('2026-10-01T09:00:00Z')

const contentOf = (number: number) =>
  Buffer.concat(
    Array.from({ length: 40 + number }, (_, block) =>
      createHash('sha512').update(`${number} ${block}`).digest(),
    ),
  )

const fileOf = (number: number, more: Partial<ZippedFile> = {}): ZippedFile => ({
  path: `ESAT/2024/file ${number}.pdf`,
  bytes: contentOf(number).length,
  changedAt,
  open: async () => Readable.from([contentOf(number)]),
  ...more,
})

/** Reads a zip by its directory at the end, as programs do. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const path = zip.toString('utf8', at + 46, at + 46 + (name ?? 0))
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + size)
    files.set(path, method === 0 ? data : inflateRawSync(data))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

describe('a zip', () => {
  it('has its files byte by byte, and the length that was said', async () => {
    const files = Array.from({ length: 20 }, (_, number) => fileOf(number))
    const { stream, bytes } = await zipOf(files)
    const zip = await buffer(stream)
    expect(zip).toHaveLength(bytes)
    const found = unzip(zip)
    expect([...found.keys()]).toEqual(files.map(({ path }) => path))
    for (const [number, { path }] of files.entries()) {
      expect(found.get(path)?.equals(contentOf(number))).toBe(true)
    }
    expect((await buffer((await zipOf(files)).stream)).equals(zip)).toBe(true)
  })

  it('opens one file at a time', async () => {
    let open = 0
    let most = 0
    const files = Array.from({ length: 8 }, (_, number) =>
      fileOf(number, {
        open: async () => {
          open += 1
          most = Math.max(most, open)
          const content = Readable.from([contentOf(number)])
          content.once('close', () => {
            open -= 1
          })
          return content
        },
      }),
    )
    await buffer((await zipOf(files)).stream)
    expect([most, open]).toEqual([1, 0])
  })

  it.each<[string, Partial<ZippedFile>]>([
    ['cannot be opened', { open: async () => Promise.reject(new Error('gone')) }],
    [
      'breaks off',
      {
        open: async () => {
          const content = new Readable({ read: () => undefined })
          content.push('some of it')
          setImmediate(() => content.destroy())
          return content
        },
      },
    ],
    ['is shorter than it was', { open: async () => Readable.from([Buffer.from('short')]) }],
  ])('breaks where a file %s', async (_, more) => {
    const { stream } = await zipOf([fileOf(1), fileOf(2, more), fileOf(3)])
    await expect(buffer(stream)).rejects.toThrow()
  })

  it('lets go of its file when nobody reads on', async () => {
    const content = new Readable({ read: () => undefined })
    content.push('some of it')
    const opened = Promise.withResolvers<undefined>()
    const { stream } = await zipOf([
      fileOf(1, {
        open: async () => {
          opened.resolve(undefined)
          return content
        },
      }),
    ])
    stream.resume()
    await opened.promise
    await new Promise((read) => setImmediate(read))
    const closed = new Promise((done) => content.once('close', done))
    stream.destroy()
    await closed
    expect(content.destroyed).toBe(true)
  })
})
