import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { Content } from '../../files/content.ts'
import { faultOf } from './check.rules.ts'
import { lookAt } from './look.ts'
import { filmFile } from './testing.ts'

/** Bytes as a store gives them, with what was asked of it. */
function contentOf(bytes: Buffer): Content & { read: number[] } {
  const read: number[] = []
  return {
    bytes: bytes.length,
    read,
    open: async ({ start, end } = { start: 0, end: bytes.length - 1 }) => {
      read.push(end - start + 1)
      return Readable.from([bytes.subarray(start, end + 1)])
    },
  }
}
const lookAtFilm = async (name: string) => await lookAt(contentOf(await filmFile(name)))

describe('what a film holds', () => {
  it.each([
    ['h264-aac.mp4', 'MP4', 'avc', 'aac', 2],
    ['h264-index-at-end.mp4', 'MP4', 'avc', undefined, 2],
    ['h264-mp3.mp4', 'MP4', 'avc', 'mp3', 2],
    ['h264-ac3.mp4', 'MP4', 'avc', 'ac3', 2],
    ['fragmented.mp4', 'MP4', 'avc', undefined, 2],
    ['hevc.mp4', 'MP4', 'hevc', undefined, 2],
    ['av1.mp4', 'MP4', 'av1', undefined, 2],
    ['mpeg4.mp4', 'MP4', null, undefined, 2],
    ['long.mp4', 'MP4', 'avc', undefined, 15_000],
    ['vp9-opus.webm', 'WebM', 'vp9', 'opus', 2],
    ['vp8-vorbis.webm', 'WebM', 'vp8', 'vorbis', 2],
    ['av1.webm', 'WebM', 'av1', undefined, 2],
  ])('%s is read from its head and index', async (name, container, picture, sound, seconds) => {
    const found = await lookAtFilm(name)
    expect(found).toMatchObject({ container, picture: { codec: picture, width: 64, height: 48 } })
    expect(found?.sound?.codec).toBe(sound)
    expect(Math.round(found?.seconds ?? 0)).toBe(seconds)
  })

  it('is as it is shown where it is turned', async () => {
    expect(await lookAtFilm('rotated.mp4')).toMatchObject({ picture: { width: 48, height: 64 } })
  })

  it('may be sound alone', async () => {
    expect(await lookAtFilm('sound-only.mp4')).toMatchObject({ picture: null })
  })

  it('is judged by that', async () => {
    const faults = async (names: string[]) =>
      await Promise.all(names.map(async (name) => faultOf(await lookAtFilm(name))))
    const playable = ['h264-aac.mp4', 'h264-index-at-end.mp4', 'h264-mp3.mp4', 'rotated.mp4']
    expect(await faults([...playable, 'vp9-opus.webm', 'vp8-vorbis.webm'])).toEqual(
      Array.from({ length: 6 }, () => null),
    )
    expect(await faults(['hevc.mp4', 'short.mp4', 'long.mp4'])).toEqual([
      'This is HEVC, which many browsers cannot play. Export it as H.264.',
      'The video is shorter than a second.',
      'The video is longer than four hours. Cut it into parts.',
    ])
  })
})

describe('a file that is no film any more', () => {
  it.each([
    ['h264-aac.mp4', 1_200],
    ['h264-aac.mp4', 2_400],
    ['h264-index-at-end.mp4', 2_000],
    ['vp9-opus.webm', 300],
  ])('%s cut to %d bytes cannot be read', async (name, length) => {
    expect(await lookAt(contentOf((await filmFile(name)).subarray(0, length)))).toBeNull()
  })

  it('may be a head alone, or lie about its index', async () => {
    const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')
    expect(await lookAt(contentOf(Buffer.concat([head, Buffer.alloc(50_000, 7)])))).toBeNull()
    // An index of two gigabytes in a file of as many, of which none is read.
    const index = Buffer.from('\x7f\xff\xff\xffmoov', 'latin1')
    const lie = contentOf(Buffer.concat([head, index, Buffer.alloc(1_000)]))
    expect(await lookAt({ ...lie, bytes: 2 ** 31 })).toBeNull()
  })

  it('is told from one that cannot be had', async () => {
    const away = contentOf(await filmFile('h264-aac.mp4'))
    const failing = { ...away, open: () => Promise.reject(new Error('The store is away')) }
    await expect(lookAt(failing)).rejects.toThrow('The store is away')
  })
})

it('of a long film little is read, and never all at once', async () => {
  const film = await filmFile('h264-index-at-end.mp4')
  const { before, data, after } = aroundData(film)
  const size = 500 * 1024 * 1024
  // The same film with half a gigabyte of nothing behind its pictures.
  const large = Buffer.alloc(8)
  large.writeUInt32BE(data.length + size)
  large.write('mdat', 4, 'latin1')
  const parts = [Buffer.concat([before, large, data.subarray(8)]), after]
  const [front = Buffer.of(), back = Buffer.of()] = parts
  let read = 0
  const content: Content = {
    bytes: front.length + size + back.length,
    open: async ({ start, end } = { start: 0, end: 0 }) => {
      read += end - start + 1
      const bytes = Buffer.alloc(end - start + 1)
      for (const [at, part] of [
        [0, front],
        [front.length + size, back],
      ] as const) {
        const from = Math.max(start, at)
        const to = Math.min(end + 1, at + part.length)
        if (from < to) part.copy(bytes, from - start, from - at, to - at)
      }
      return Readable.from([bytes])
    },
  }
  expect(await lookAt(content)).toMatchObject({ container: 'MP4', seconds: 2 })
  expect(read).toBeLessThan(100_000)
})

/** A film as what stands before its pictures, they, and what stands behind. */
function aroundData(film: Buffer) {
  const at = film.indexOf('mdat', 0, 'latin1') - 4
  const end = at + film.readUInt32BE(at)
  return { before: film.subarray(0, at), data: film.subarray(at, end), after: film.subarray(end) }
}
