import { buffer } from 'node:stream/consumers'
import type { Content } from './content.ts'

/** Width and height of an image, in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** As many parts of a JPEG are looked at before its size has to be said; cameras write a dozen. */
const mostParts = 500

/**
 * How large an image says it is. Nothing is unpacked: a small file can claim to be of a size that
 * no memory holds, and its head is what a browser goes by.
 * @param type its media type, as its content was judged
 * @returns null where it does not say so as its type does
 */
export async function sizeOfImage(content: Content, type: string): Promise<ImageSize | null> {
  const size = await claimed(content, type)
  return size !== null && size.width > 0 && size.height > 0 ? size : null
}

async function claimed(content: Content, type: string): Promise<ImageSize | null> {
  switch (type) {
    case 'image/png':
      return sizeOfPng(await bytesAt(content, 0, 24))
    case 'image/webp':
      return sizeOfWebp(await bytesAt(content, 0, 30))
    case 'image/jpeg':
      return await sizeOfJpeg(content)
    default:
      return null
  }
}

/** Bytes from a place on, fewer where the file ends before. */
async function bytesAt(content: Content, start: number, length: number): Promise<Buffer> {
  const end = Math.min(content.bytes, start + length) - 1
  return end < start ? Buffer.alloc(0) : await buffer(await content.open({ start, end }))
}

function sizeOfPng(head: Buffer): ImageSize | null {
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

function sizeOfWebp(head: Buffer): ImageSize | null {
  if (head.length < 30) return null
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = head.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

/** Goes from part to part of a JPEG until one says how large the image is. */
async function sizeOfJpeg(content: Content): Promise<ImageSize | null> {
  let place = 2
  for (let part = 0; part < mostParts; part += 1) {
    const head = await bytesAt(content, place, 9)
    if (head.length < 9 || head[0] !== 0xff) return null
    const marker = head[1] ?? 0
    if (marker === 0xff) place += 1
    else if (isFrame(marker)) return { width: head.readUInt16BE(7), height: head.readUInt16BE(5) }
    // The image itself begins, or ends, and nothing has been said.
    else if (marker === 0xda || marker === 0xd9) return null
    else place += 2 + (isBare(marker) ? 0 : head.readUInt16BE(2))
  }
  return null
}

/** A part that begins a frame; three of their row are something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A part that is its marker alone. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
