import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureSize } from './picture-size.rules.ts'

/** Bytes, of which texts stand for their signs and numbers for themselves. */
const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  )
const zeros = (count: number) => Array<number>(count).fill(0)
const png = bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 44, 0, 0, 0, 200])
const frame = [0xff, 0xc2, 0, 17, 8, 0, 200, 1, 44]
const riff = (kind: string, ...rest: (string | readonly number[])[]) =>
  bytes('RIFF', zeros(4), 'WEBP', kind, zeros(4), ...rest)

describe('the size of a picture', () => {
  it.each([
    ['png', 'png', png],
    ['gif', 'gif', bytes('GIF89a', [44, 1, 200, 0])],
    ['photo', 'jpg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 9, 9], frame)],
    ['filled up photo', 'jpg', bytes([0xff, 0xd8, 0xff, 0xff, 0xff, 0xc4, 0, 2], frame)],
    ['lossy webp', 'webp', riff('VP8 ', zeros(6), [44, 1, 200, 0])],
    ['lossless webp', 'webp', riff('VP8L', [0x2f, 0x2b, 0xc1, 0x31, 0])],
    ['extended webp', 'webp', riff('VP8X', zeros(4), [43, 1, 0, 199, 0, 0])],
    ['drawing', 'svg', bytes('<svg xmlns="x" width="300" height="200.0px">')],
    [
      'drawing of a view',
      'svg',
      bytes('<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 300 200">'),
    ],
    ['drawing by its width', 'svg', bytes("<svg viewBox='0,0,9,200' width='300'>")],
  ])('is read of a %s', (_, format, data) => {
    expect(pictureSize(data)).toEqual({ format, width: 300, height: 200 })
  })

  it.each([
    ['no picture', bytes('%PDF-1.7')],
    ['nothing', bytes('')],
    ['a png that ends', png.subarray(0, 20)],
    ['a photo without a frame', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 9, 9, 1])],
    ['a drawing in per cent', bytes('<svg width="100%" height="100%">')],
    ['a drawing of no height', bytes('<svg width="3" height="0">')],
    ['a page', bytes('<html><svg width="3" height="3">')],
    ['an unknown webp', riff('ALPH', zeros(20))],
  ])('is none of %s', (_, data) => {
    expect(pictureSize(data)).toBeUndefined()
  })

  it('is read of a part of a larger memory, and of anything without failing', () => {
    const within = Buffer.concat([Buffer.alloc(7), png]).subarray(7)
    expect(pictureSize(new Uint8Array(within))).toMatchObject({ width: 300 })
    const beginnings = [
      png,
      riff('VP8 '),
      bytes([0xff, 0xd8, 0xff]),
      bytes('GIF89a'),
      bytes('<svg '),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 60 }),
        (start, rest) => {
          const size = pictureSize(Buffer.concat([start, rest]))
          expect(size === undefined || (size.width > 0 && size.height > 0)).toBe(true)
        },
      ),
    )
  })
})
