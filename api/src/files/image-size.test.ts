import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPortrait } from '../database/seed/drawing.ts'
import { makeJpeg, makePng, makeWebp } from '../testing/images.ts'
import type { Content } from './content.ts'
import { sizeOfImage } from './image-size.ts'

const contentOf = (bytes: Uint8Array): Content => ({
  bytes: bytes.length,
  open: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([Buffer.from(bytes.subarray(start, end + 1))]),
})

const kinds = [
  ['PNG', 'image/png', makePng, 2 ** 31],
  ['JPEG', 'image/jpeg', makeJpeg, 2 ** 16 - 1],
  ['WebP with losses', 'image/webp', makeWebp.lossy, 2 ** 14 - 1],
  ['WebP without losses', 'image/webp', makeWebp.lossless, 2 ** 13],
  ['WebP with more', 'image/webp', makeWebp.extended, 2 ** 24],
] as const

describe('how large an image is', () => {
  it.each(kinds)('is read from the head of a %s', async (_, type, make, most) => {
    const side = fc.integer({ min: 1, max: most })
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const size = await sizeOfImage(contentOf(make(width, height)), type)
        expect(size).toEqual({ width, height })
      }),
      { numRuns: 50 },
    )
  })

  it.each(kinds)(
    'is not known of a %s that ends before, at whatever byte',
    async (_, type, make) => {
      const whole = make(20, 30)
      const short = Array.from({ length: 24 }, (_each, bytes) => whole.subarray(0, bytes))
      for (const bytes of short) expect(await sizeOfImage(contentOf(bytes), type)).toBeNull()
    },
  )

  it('is that of a real one', async () => {
    const size = await sizeOfImage(contentOf(drawPortrait()), 'image/png')
    expect(size).toEqual({ width: 256, height: 256 })
  })

  it.each([
    ['a side of nothing', makePng(0, 100), 'image/png'],
    [
      'a JPEG whose image begins at once',
      Buffer.from([0xff, 0xd8, 0xff, 0xda, ...Array(20)]),
      'image/jpeg',
    ],
    ['a JPEG of nothing but filling', Buffer.alloc(100_000, 0xff), 'image/jpeg'],
    ['a JPEG without parts', Buffer.from([0xff, 0xd8, ...Array(20)]), 'image/jpeg'],
    [
      'a WebP of a form that there is not',
      Buffer.from('RIFF    WEBPVP9 '.padEnd(64)),
      'image/webp',
    ],
    ['a type whose head is not read', makePng(10, 10), 'image/gif'],
  ])('is not known of %s', async (_, bytes, type) => {
    expect(await sizeOfImage(contentOf(bytes), type)).toBeNull()
  })

  it('is that of the bytes, whatever they are, or none', async () => {
    const type = fc.constantFrom('image/png', 'image/jpeg', 'image/webp')
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 80 }), type, async (bytes, kind) => {
        const size = await sizeOfImage(contentOf(bytes), kind)
        expect(size === null || size.width * size.height > 0).toBe(true)
      }),
    )
  })
})
